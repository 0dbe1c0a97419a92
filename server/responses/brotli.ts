import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

export const fromBrotli = promisify(brotliDecompress)

// As powers of 2. Not all browsers support a window above the default.
const MIN_WINDOW_BITS = 16
const DEFAULT_WINDOW_BITS = 22

/** Quality 11 is the smallest and slow, 10 takes a third of its time; 5 is for responses that somebody waits for. */
export function toBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const window = Math.ceil(Math.log2(body.length + 1))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // The default window would allocate megabytes for a page of 100 KB.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, MIN_WINDOW_BITS), DEFAULT_WINDOW_BITS),
  }
  return compress(body, { params })
}
