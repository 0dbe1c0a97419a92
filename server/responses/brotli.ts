import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

export const fromBrotli = promisify(brotliDecompress)

// As powers of 2. More than the usual window is not understood by all browsers.
const SMALLEST_WINDOW = 16
const USUAL_WINDOW = 22

/** Quality 11 is smallest and slow; 5 is for whoever waits. */
export function toBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const window = Math.ceil(Math.log2(body.length + 1))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // Megabytes would be made ready for a page of 100 KB.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, SMALLEST_WINDOW), USUAL_WINDOW),
  }
  return compress(body, { params })
}
