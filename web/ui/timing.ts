/** Runs `work` once things have been quiet for a while: after the last of a series of calls. */
export function debounce<Args extends unknown[]>(work: (...args: Args) => void, wait = 300) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (...args: Args) => {
    clearTimeout(timer)
    timer = setTimeout(work, wait, ...args)
  }
  return Object.assign(later, { cancel: () => clearTimeout(timer) })
}

/** How often what follows scrolling and resizing is worked out, in milliseconds. */
const PACE = 100

/** Runs `work` at once, then at most once in each span of time, and a last time when the movement has ended. */
export function throttle(work: () => void, every = PACE): () => void {
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
    }, every)
  }
  return () => {
    if (waiting) again = true
    else run()
  }
}
