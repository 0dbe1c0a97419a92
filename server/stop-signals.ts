/**
 * One Ctrl+C may arrive several times: from the terminal, which signals every process in it, and from the parents, which
 * pass it on. What comes this soon, in milliseconds, is the same wish.
 */
const SAME_WISH = 500

/** Calls `stop` when the program is asked to end, and `stopNow` when it is asked again. */
export function onStopSignals({ stop, stopNow }: { stop: () => void; stopNow: () => void }): void {
  let asked: number | undefined
  const hear = () => {
    if (asked === undefined) {
      asked = performance.now()
      stop()
    } else if (performance.now() - asked > SAME_WISH) stopNow()
  }
  process.on('SIGINT', hear)
  process.on('SIGTERM', hear)
}
