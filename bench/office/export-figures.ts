import { memoryOf } from '../process-use.ts'
import type { Figure } from '../report.ts'
import type { OfficeClient } from './ask-office.ts'

const FIRST_BYTE_MS = 300
const MOST_MB = 100
const FEW = 'search=olematonta'

/** What it costs to take all orders out as CSV: it is streamed, so memory must not follow the number of orders. */
export async function exportFigures({ open, read }: OfficeClient, pid: number, label: string): Promise<Figure[]> {
  const path = '/vienti/tilaukset.csv'
  await read({ path: `${path}?${FEW}` })
  const before = memoryOf(pid)
  let most = before
  const watch = setInterval(() => (most = Math.max(most, memoryOf(pid))), 100)
  const began = performance.now()
  const answer = await open({ path })
  let first = 0
  let bytes = 0
  for await (const part of answer) {
    first ||= performance.now() - began
    bytes += (part as Buffer).length
  }
  clearInterval(watch)
  const seconds = (performance.now() - began) / 1000
  return [
    { name: `export of all, ${label}, first byte`, value: first, unit: 'ms', atMost: FIRST_BYTE_MS },
    { name: `export of all, ${label}`, value: seconds, unit: 's', note: `${(bytes / 2 ** 20).toFixed(0)} MB` },
    {
      name: `export of all, ${label}, memory`,
      value: most - before,
      unit: 'MB',
      atMost: MOST_MB,
      note: `from ${before.toFixed(0)} MB`,
    },
  ]
}
