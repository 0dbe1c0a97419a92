/** Runs `work` once, `waitMs` after the last of a series of calls. */
export function debounce<Args extends unknown[]>(work: (...args: Args) => void, waitMs = 300) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (...args: Args) => {
    clearTimeout(timer)
    timer = setTimeout(work, waitMs, ...args)
  }
  return Object.assign(later, { cancel: () => clearTimeout(timer) })
}

/** Runs `work` at once, then at most once per interval, and a last time after the last call. */
export function throttle(work: () => void, intervalMs = 100): () => void {
  let waiting = false
  let again = false
  const run = () => {
    work()
    waiting = true
    setTimeout(() => {
      waiting = false
      if (!again) return
      again = false
      run()
    }, intervalMs)
  }
  return () => {
    if (waiting) again = true
    else run()
  }
}
