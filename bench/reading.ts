import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import type { Target } from './load.ts'

export type Answer = {
  status: number
  type: string
  headers: IncomingHttpHeaders
  rawHeaders: string[]
  body: Buffer
  text(): string
}

/** Requests one address like a browser that accepts Brotli, and the kinds of pictures in `accept`. */
export function readAddress(port: number, { host, path }: Target, accept = '*/*'): Promise<Answer> {
  const headers = { host, accept, 'accept-encoding': 'br' }
  return new Promise((done, failed) => {
    const signal = AbortSignal.timeout(20_000)
    const asked = request({ port, host: '127.0.0.1', path, headers, signal }, async (response) => {
      try {
        const body = Buffer.concat(await response.toArray())
        const packed = response.headers['content-encoding'] === 'br'
        done({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          headers: response.headers,
          rawHeaders: response.rawHeaders,
          body,
          text: () => (packed ? brotliDecompressSync(body) : body).toString(),
        })
      } catch (error) {
        failed(error)
      }
    })
    asked.on('error', failed).end()
  })
}
