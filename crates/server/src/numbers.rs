//! Numbers about the running server, for Prometheus and the health page.

use crate::app::App;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;
use std::time::Duration;

/// Seconds at which answers are sorted.
const BUCKETS: &[f64] = &[0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];

/// One counter room per process: that is how the metrics are counted anywhere.
static COUNTED: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Begins to count; from then on [`told`] has something to tell.
pub fn start() {
    COUNTED.get_or_init(|| {
        let builder = PrometheusBuilder::new().set_buckets(BUCKETS);
        let installed = builder.map(PrometheusBuilder::install_recorder);
        installed.ok().and_then(Result::ok)
    });
}

/// Keeps histograms small; to be called now and then.
pub fn tidy() {
    if let Some(Some(counted)) = COUNTED.get() {
        counted.run_upkeep();
    }
}

/// Everything counted so far, in the text form of Prometheus.
pub fn told(app: &App) -> String {
    let crowd = app.hall.crowd();
    metrics::gauge!("ludotheque_tables_in_memory").set(crowd.tables as f64);
    metrics::gauge!("ludotheque_sockets").set(crowd.sockets as f64);
    metrics::gauge!("ludotheque_limit_keys").set(app.limits.keys() as f64);
    let uptime = (app.time.now() - app.started) as f64 / 1000.0;
    metrics::gauge!("ludotheque_uptime_seconds").set(uptime);
    if let Some(bytes) = memory() {
        metrics::gauge!("ludotheque_memory_bytes").set(bytes as f64);
    }
    COUNTED.get().and_then(Option::as_ref).map(PrometheusHandle::render).unwrap_or_default()
}

/// Counts a request by route, method and status, and how long it took.
pub fn count(route: String, method: &'static str, status: u16, took: Duration) {
    let seconds = took.as_secs_f64();
    metrics::histogram!("ludotheque_request_seconds", "route" => route.clone()).record(seconds);
    let labels = [("route", route), ("method", method.into()), ("status", status.to_string())];
    metrics::counter!("ludotheque_requests_total", &labels).increment(1);
}

/// Resident memory of this process in bytes, where the system tells.
pub fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}
