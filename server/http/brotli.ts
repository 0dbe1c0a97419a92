import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

export const fromBrotli = promisify(brotliDecompress)

/** Quality 11 is smallest and slow; 5 is for whoever waits. */
export function toBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return compress(body, { params })
}
