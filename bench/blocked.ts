/**
 * The longest that this thread computed without giving way, in milliseconds. The thread's own time is taken, not the clock's:
 * a machine that is busy with other programs would look like a blocked event loop.
 */
export function watchEventLoop(): { longest(): number } {
  let longest = 0
  let last = performance.now()
  let lastUsed = used()
  const timer = setInterval(() => {
    const now = performance.now()
    const nowUsed = used()
    longest = Math.max(longest, Math.min(now - last, nowUsed - lastUsed))
    last = now
    lastUsed = nowUsed
  }, 1)
  return {
    longest() {
      clearInterval(timer)
      return longest
    },
  }
}

function used(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
