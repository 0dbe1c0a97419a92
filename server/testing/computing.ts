/** CPU time of this thread in milliseconds: unlike wall time it does not depend on other processes. */
export function computing(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
