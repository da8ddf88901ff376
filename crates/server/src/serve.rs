//! Opening the doors, and closing them without slamming.

use crate::app::{App, router};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpListener;

/// How long requests and sockets have to finish once the doors close.
const GRACE: Duration = Duration::from_secs(4);
/// How often things are swept: quiet limits, expired sessions.
const SWEEP: Duration = Duration::from_secs(60);

/// Serves until `shutdown` completes, then lets everybody finish, within some seconds.
pub async fn serve(
    app: App,
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    if let Err(error) = app.hall.start().await {
        return Err(std::io::Error::other(format!("the hall cannot open: {}", error.code())));
    }
    let sweeping = tokio::spawn(sweep(app.clone()));
    let (closing, closed) = tokio::sync::oneshot::channel::<()>();
    let hall = app.clone();
    let signal = async move {
        shutdown.await;
        tracing::info!("closing");
        hall.hall.close().await;
        let _ = closing.send(());
    };
    let service = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let serving = axum::serve(listener, service).with_graceful_shutdown(signal);
    let late = async {
        // Without a signal this never ends: the sender lives in the graceful shutdown above.
        if closed.await.is_ok() {
            tokio::time::sleep(GRACE).await;
        } else {
            std::future::pending::<()>().await;
        }
    };
    let served = tokio::select! {
        served = serving => served,
        () = late => {
            tracing::warn!("some connections did not finish in time");
            Ok(())
        }
    };
    sweeping.abort();
    app.store.close().await;
    served
}

/// Forgets what nobody needs any more.
async fn sweep(app: App) {
    let mut every = tokio::time::interval(SWEEP);
    loop {
        every.tick().await;
        app.limits.forget_quiet();
        match app.store.delete_expired_sessions(app.time.now()).await {
            Ok(0) => {}
            Ok(count) => tracing::debug!(count, "expired sessions deleted"),
            Err(error) => tracing::warn!(%error, "expired sessions stay for now"),
        }
    }
}
