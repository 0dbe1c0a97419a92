import { Readable } from 'node:stream'
import { readFilesBody } from '../read-files-body.ts'
import { uploadLimits } from '../upload-limits.ts'

// Reads the largest allowed body, three files of 15 MiB, in a separate process, and prints the outcome and the growth of its memory.
const [, , folder = ''] = process.argv
const block = Buffer.from(Buffer.alloc(48 * 1024, 'any bytes at all').toString('base64'))
let peakRss = 0

function* aBody(blocksOfFile: number): Generator<Buffer> {
  for (const before of ['{"Files":[', ',', ',']) {
    yield Buffer.from(`${before}{"Data":"data:image/png;base64,`)
    for (let n = 0; n < blocksOfFile; n++) {
      peakRss = Math.max(peakRss, process.memoryUsage.rss())
      yield block
    }
    yield Buffer.from('"}')
  }
  yield Buffer.from(']}')
}

const read = (blocksOfFile: number) => readFilesBody(Readable.from(aBody(blocksOfFile)), uploadLimits, folder)

// Warm-up: code is compiled and the heap allocated before the measurement.
const first = await read(1)
if (first.ok) await first.value.dispose()
peakRss = 0
const rssBefore = process.memoryUsage.rss()
const outcome = await read((15 * 1024) / 48)
process.stdout.write(JSON.stringify({ outcome, grownMb: (peakRss - rssBefore) / 1e6 }))
