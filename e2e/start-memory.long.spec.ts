import { readFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { startBuiltProgram } from './built-program.ts'

const MAX_MB = 700

it.skipIf(process.platform !== 'linux')(
  'starts the embedded program for the first time, with its payment sandbox, within 700 MB',
  async () => {
    // The whole first filling of the database is over when it is ready: more statements than V8 needs to know what runs often.
    const program = await startBuiltProgram()
    onTestFinished(() => program.stop())
    const { pid } = program.process
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/).filter(Boolean)
    const peaks = [String(pid), ...children].map(peakMb)
    expect(peaks.reduce((sum, peak) => sum + peak, 0)).toBeLessThan(MAX_MB)
  },
)

function peakMb(pid: string): number {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
