/**
 * One Ctrl+C may arrive several times: from the terminal, which signals every process in it, and from parent processes that forward
 * it. Signals within this time count as one.
 */
const SAME_SIGNAL_MS = 500

/** Calls `stop` on the first stop signal, and `stopNow` on the second. */
export function onStopSignals({ stop, stopNow }: { stop: () => void; stopNow: () => void }): void {
  let signalledAt: number | undefined
  const onSignal = () => {
    if (signalledAt === undefined) {
      signalledAt = performance.now()
      stop()
    } else if (performance.now() - signalledAt > SAME_SIGNAL_MS) stopNow()
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
