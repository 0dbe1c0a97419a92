import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { Target } from '../load.ts'
import { readAddress } from '../reading.ts'

type Kept = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

/**
 * Serves the pages of a program without their scripts and web fonts: no page with the same content and the same styles can be
 * felt faster. Everything is kept in memory after its first reading.
 */
export async function startPlainServer(programPort: number): Promise<{ port: number; stop: () => void }> {
  const kept = new Map<string, Promise<Kept>>()
  const server = createServer(async (request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, `:${programPort}`)
    const path = request.url ?? '/'
    const key = `${host}${path}`
    const answer = kept.get(key) ?? readPlain(programPort, { host, path }, request.headers.accept)
    kept.set(key, answer)
    try {
      const { status, headers, body } = await answer
      response.writeHead(status, headers).end(body)
    } catch {
      // The next visit asks again.
      kept.delete(key)
      response.destroy()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { port, stop: () => server.close() }
}

async function readPlain(port: number, target: Target, accept?: string): Promise<Kept> {
  const { status, type, headers, body, text } = await readAddress(port, target, accept)
  const kept = { 'content-type': type, 'cache-control': 'no-store', ...pick(headers, SAME_HEADERS) }
  if (!type.startsWith('text/html')) {
    const packed = body.toString() === text() ? {} : { 'content-encoding': 'br' }
    return { status, headers: { ...kept, ...packed }, body }
  }
  const plain = brotliCompressSync(withoutScriptsAndFonts(text()))
  return { status, headers: { ...kept, 'content-encoding': 'br' }, body: plain }
}

/** Headers that cost a browser time too: for an opener policy it changes the process. The security policy would forbid the changed styles. */
const SAME_HEADERS = [
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
]

function pick(headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders {
  return Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])))
}

/** The page as it would be without a script or a web font. */
function withoutScriptsAndFonts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:modulepreload|expect)"[^>]*>|<link rel="preload"[^>]* as="font"[^>]*>/g, '')
    .replace(/@font-face\{[^}]*src:url\([^}]*\}/g, '')
}
