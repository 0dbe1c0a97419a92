/** Milliseconds that this thread has computed so far: those of the clock would count what other programs do. */
export function computing(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
