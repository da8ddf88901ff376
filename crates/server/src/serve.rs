//! Opening the doors, and closing them without slamming.

use crate::address::Address;
use crate::app::{App, router};
use crate::config::Settings;
use crate::hall::Games;
use crate::handles;
use crate::numbers;
use crate::people::admins;
use crate::shares::Shares;
use crate::stream::Patient;
use crate::time::Time;
use crate::told;
use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::routing::get;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tower::ServiceExt;

/// How long tables have to be put away, and then open requests to finish.
const PUT_AWAY: Duration = Duration::from_secs(3);
const FINISH: Duration = Duration::from_millis(1500);
/// How often things are swept: quiet limits, expired sessions.
const SWEEP: Duration = Duration::from_secs(60);
/// Whoever needs longer to say what they want is not served; whoever wants nothing for so long
/// goes. A shorter patience with requests counts here too.
const HEADERS: u64 = 10;
/// Nobody holds more of all connections than one in so many.
const PART: usize = 4;

/// Why the library stays closed.
#[derive(Debug)]
pub enum Closed {
    Database(store::StoreError),
    Address(SocketAddr, std::io::Error),
    /// In words.
    Start(String),
    /// Another server has taken the database over.
    Replaced,
}

/// Opens the library these settings describe and serves until the process is asked to stop.
/// `opened` hears the address of its page.
pub async fn run(settings: Settings, opened: impl FnOnce(String)) -> Result<(), Closed> {
    run_with(Arc::new(catalog::GAMES.to_vec()), settings, opened).await
}

/// The same with other games than those of the catalogue.
pub async fn run_with(
    games: Games,
    settings: Settings,
    opened: impl FnOnce(String),
) -> Result<(), Closed> {
    numbers::start();
    handles::raise();
    let store = store::open_alone(&settings.database).await.map_err(Closed::Database)?;
    let listener = bind(settings.address).await?;
    let metrics = match settings.metrics_socket() {
        Some(address) => Some(bind(address).await?),
        None => None,
    };
    let address =
        listener.local_addr().map_err(|error| Closed::Address(settings.address, error))?;
    let page = settings.origin.get().map_or_else(|| format!("http://{address}"), str::to_string);
    let app = App::with_games(settings, Arc::clone(&store), Time::system(), games);
    if app.settings.origin.get().is_none() && app.settings.secure() {
        tracing::warn!("set --origin: browsers keep nobody signed in over plain http");
    }
    if let Some(listener) = metrics {
        let app = app.clone();
        let told = move || async move { numbers::told(&app) };
        let routes = Router::new().route("/metrics", get(told));
        tokio::spawn(axum::serve(listener, routes).into_future());
    }
    tracing::info!(%address, version = env!("CARGO_PKG_VERSION"), "open");
    opened(format!("{page}/"));
    let mut replaced = false;
    let shutdown = async {
        tokio::select! {
            () = asked_to_stop() => {}
            () = store.lost() => replaced = true,
        }
    };
    let served = serve(app, listener, shutdown).await;
    served.map_err(|error| Closed::Start(error.refused(catalog::Lang::En).text))?;
    if replaced { Err(Closed::Replaced) } else { Ok(()) }
}

async fn bind(address: SocketAddr) -> Result<TcpListener, Closed> {
    TcpListener::bind(address).await.map_err(|error| Closed::Address(address, error))
}

/// Serves until `shutdown` completes, then lets everybody finish, within five seconds.
pub async fn serve(
    app: App,
    listener: TcpListener,
    shutdown: impl Future<Output = ()>,
) -> crate::Result<()> {
    admins::appoint(&app).await?;
    app.hall.start().await?;
    app.vapid().await?;
    let sweeping = tokio::spawn(sweep(app.clone()));
    let telling = told::start(&app);
    let routes = router(app.clone());
    let (close, closing) = watch::channel(());
    let most = handles::connections();
    let room = Arc::new(Semaphore::new(most));
    let shares = Shares::new(app.settings.connections_per_address.min(most / PART));
    let patience = Duration::from_secs(app.settings.request_timeout_s.min(HEADERS));
    let accepting = async {
        loop {
            let Ok(seat) = Arc::clone(&room).acquire_owned().await else { return };
            match listener.accept().await {
                Ok((stream, remote)) => {
                    // A proxy speaks for many: whom it lets in is its own affair.
                    let proxy = app.settings.trusted_proxies.contain(remote.ip());
                    let share = (!proxy).then(|| shares.take(Address::from(remote.ip())));
                    if matches!(share, Some(None)) {
                        metrics::counter!("ludotheque_turned_away_total").increment(1);
                        continue;
                    }
                    let (routes, closing) = (routes.clone(), closing.clone());
                    let served = connection(routes, stream, remote, closing, patience);
                    tokio::spawn(async move {
                        served.await;
                        drop((seat, share));
                    });
                }
                Err(error) => {
                    // Out of file handles, most likely: let some connections end.
                    tracing::warn!(%error, "a connection was not accepted");
                    tokio::time::sleep(Duration::from_millis(200)).await;
                }
            }
        }
    };
    tokio::select! {
        () = accepting => {}
        () = shutdown => {}
    }
    drop(listener);
    tracing::info!("closing");
    if tokio::time::timeout(PUT_AWAY, app.hall.close()).await.is_err() {
        tracing::warn!("some tables were not put away in time");
    }
    drop(closing);
    // Fails if nobody is connected, and then there is nobody to wait for.
    let _ = close.send(());
    let all_gone = async {
        close.closed().await;
        while app.hall.crowd().sockets > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    if tokio::time::timeout(FINISH, all_gone).await.is_err() {
        tracing::warn!("some requests did not finish in time");
    }
    sweeping.abort();
    telling.abort();
    app.store.close().await;
    tracing::info!("closed");
    Ok(())
}

/// Serves one connection to its end.
async fn connection(
    routes: Router,
    stream: TcpStream,
    remote: SocketAddr,
    mut closing: watch::Receiver<()>,
    patience: Duration,
) {
    // Moves are small and wanted now.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection that is slow to send");
    }
    let routes = routes.map_request(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(remote));
        request
    });
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .serve_connection(TokioIo::new(Patient::new(stream)), TowerToHyperService::new(routes))
        .with_upgrades();
    let mut served = pin!(served);
    let ended = tokio::select! {
        ended = served.as_mut() => ended,
        _ = closing.changed() => {
            // The request under way is still answered.
            served.as_mut().graceful_shutdown();
            served.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended early");
    }
}

/// Completes when the process is told to end: an interrupt from the keyboard, or a service manager.
async fn asked_to_stop() {
    let interrupt = async {
        if let Err(error) = tokio::signal::ctrl_c().await {
            tracing::warn!(%error, "no interrupts will be heard");
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        () = interrupt => {}
        () = terminated() => {}
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut signal) => {
            signal.recv().await;
        }
        Err(error) => {
            tracing::warn!(%error, "no signals will be heard");
            std::future::pending::<()>().await;
        }
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending::<()>().await;
}

/// Forgets what nobody needs any more.
async fn sweep(app: App) {
    let mut every = tokio::time::interval(SWEEP);
    loop {
        every.tick().await;
        app.limits.forget_quiet();
        numbers::tidy();
        if let Err(error) = app.store.forget_links(app.time.now()).await {
            tracing::warn!(%error, "old links stay for now");
        }
        match app.store.delete_expired_sessions(app.time.now()).await {
            Ok(0) => {}
            Ok(count) => tracing::debug!(count, "expired sessions deleted"),
            Err(error) => tracing::warn!(%error, "expired sessions stay for now"),
        }
    }
}
