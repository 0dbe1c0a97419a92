import { availableParallelism, cpus } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

export function machine(): string {
  return `Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()})`
}

/** CPU use by other programs in percent, measured while the bench is idle: it disturbs the results. */
export async function busyWithOthers(): Promise<number> {
  const before = times()
  await wait(1000)
  const after = times()
  return 100 * (1 - (after.idle - before.idle) / (after.all - before.all))
}

function times(): { idle: number; all: number } {
  const each = cpus().map((core) => core.times)
  const all = each.flatMap((core) => Object.values(core)).reduce((sum, time) => sum + time, 0)
  return { idle: each.reduce((sum, { idle }) => sum + idle, 0), all }
}
