import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { toBrotli } from './brotli.ts'
import { type Entry, type EntrySource, makeEntry, sendEntry } from './entry.ts'

const html = Buffer.from(`<!doctype html><p>${'Kevät, sää ja räntä. '.repeat(200)}</p>`)
const source: EntrySource = {
  status: 200,
  body: html,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' },
  compress: true,
}

const cleanUps: (() => void)[] = []
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
})

describe('the body', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('comes in %s to who takes it, and holds the same bytes', async (encoding, decompress) => {
    const answer = await ask(await anEntry(), { headers: { 'accept-encoding': encoding } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.body.length).toBeLessThan(html.length)
    expect(decompress(answer.body).equals(html)).toBe(true)
  })

  it.each([[{}], [{ 'accept-encoding': 'identity' }], [{ 'accept-encoding': 'br;q=0, gzip;q=0' }]])(
    'comes as it is to who sends %j',
    async (headers) => {
      const answer = await ask(await anEntry(), { headers })
      expect(answer.headers).not.toHaveProperty('content-encoding')
      expect(answer.body.equals(html)).toBe(true)
    },
  )

  it('comes in gzip to a client that refuses br', async () => {
    const answer = await ask(await anEntry(), { headers: { 'accept-encoding': 'br;q=0, gzip' } })
    expect(gunzipSync(answer.body).equals(html)).toBe(true)
  })

  it('is sent unchanged to everyone if it is already compressed', async () => {
    const picture = Buffer.from([137, 80, 78, 71, 0, 255])
    const entry = await anEntry({ compress: false, body: picture, headers: { 'content-type': 'image/png' } })
    const answer = await ask(entry, { headers: { 'accept-encoding': 'br, gzip' } })
    expect(answer.body.equals(picture)).toBe(true)
    expect(answer.headers).not.toHaveProperty('content-encoding')
    expect(answer.headers).not.toHaveProperty('vary')
  })

  it.each(['gzip', 'identity'])('is encoded once for all clients that want %s', async (encoding) => {
    const entry = await anEntry()
    const port = await serve(entry)
    const ask3 = () => Promise.all([1, 2, 3].map(() => ask(port, { headers: { 'accept-encoding': encoding } })))
    const [first] = await ask3()
    entry.stored.body = Buffer.from('no longer Brotli')
    for (const answer of await ask3()) expect(answer.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true)
  })

  it('closes the connection if the encoding fails', async () => {
    const entry = await anEntry()
    entry.stored.body = Buffer.from('not Brotli')
    await expect(ask(entry, { headers: { 'accept-encoding': 'gzip' } })).rejects.toThrow('socket hang up')
  })

  it('may be empty', async () => {
    const answer = await ask(await anEntry({ body: Buffer.alloc(0) }), { headers: { 'accept-encoding': 'br' } })
    expect(brotliDecompressSync(answer.body)).toHaveLength(0)
  })

  it('is sent as compressed in advance, and decompressed to clients without br', async () => {
    const compressed = await toBrotli(html, 11)
    const entry = await anEntry({ compressed })
    expect((await ask(entry, { headers: { 'accept-encoding': 'br' } })).body.equals(compressed)).toBe(true)
    expect((await ask(entry, { headers: { 'accept-encoding': 'identity' } })).body.equals(html)).toBe(true)
  })
})

describe('the headers', () => {
  it('have the type, the cache control and the length of the encoded body', async () => {
    const answer = await ask(await anEntry(), { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': source.headers['content-type'],
      'cache-control': source.headers['cache-control'],
      'content-length': String(answer.body.length),
      vary: 'accept-encoding',
    })
  })

  it('vary by encoding, also for the uncompressed response', async () =>
    expect((await ask(await anEntry())).headers.vary).toBe('accept-encoding'))

  it('have one weak ETag for all encodings', async () => {
    const entry = await anEntry()
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const answer = await ask(entry, { headers: { 'accept-encoding': encoding } })
        return answer.headers.etag
      }),
    )
    expect(tags[0]).toMatch(/^W\/"[\w-]{22}"$/)
    expect(new Set(tags).size).toBe(1)
  })

  it.each(['br', 'gzip', 'identity'])('are the same for HEAD and GET in %s, and HEAD has no body', async (encoding) => {
    const entry = await anEntry()
    const headers = { 'accept-encoding': encoding }
    const [get, head] = [await ask(entry, { headers }), await ask(entry, { headers, method: 'HEAD' })]
    expect(withoutDate(head.headers)).toEqual(withoutDate(get.headers))
    expect(head.status).toBe(200)
    expect(head.body).toHaveLength(0)
  })

  it('keep those that were set before', async () => {
    const answer = await ask(await anEntry({ status: 503 }), { before: { 'retry-after': '2' } })
    expect(answer.headers).toMatchObject({ 'retry-after': '2', 'content-type': source.headers['content-type'] })
  })
})

describe('the ETag', () => {
  it('is the same for the same response', async () => expect((await anEntry()).etag).toBe((await anEntry()).etag))

  it.each<Partial<EntrySource>>([
    { body: Buffer.from('other') },
    { headers: { ...source.headers, 'content-type': 'text/plain' } },
    { headers: { ...source.headers, 'cache-control': 'no-store' } },
    { headers: { ...source.headers, 'content-security-policy': "default-src 'none'" } },
    { status: 404 },
  ])('changes with %j', async (change) => expect((await anEntry(change)).etag).not.toBe((await anEntry()).etag))
})

it('a cached response cannot set a cookie', async () => {
  await expect(anEntry({ headers: { 'set-cookie': 'a=1' } })).rejects.toThrow('cannot set a cookie')
})

describe('a client that sends If-None-Match', () => {
  it.each([
    ['the weak tag', (etag: string) => etag],
    ['the strong tag', (etag: string) => etag.slice(2)],
    ['a list with the tag', (etag: string) => `"a", W/"b" ,${etag}, "c"`],
    ['a list with the strong tag', (etag: string) => `W/"a",${etag.slice(2)}`],
    ['any tag at all', () => '*'],
  ])('gets 304 when it sends %s', async (_, known) => {
    const entry = await anEntry()
    const answer = await ask(entry, { headers: { 'if-none-match': known(entry.etag) } })
    expect(answer.status).toBe(304)
  })

  it('gets 304 without a body and without headers of the body', async () => {
    const entry = await anEntry()
    const answer = await ask(entry, { headers: { 'if-none-match': entry.etag, 'accept-encoding': 'br' } })
    expect(answer.body).toHaveLength(0)
    for (const name of ['content-length', 'content-type', 'content-encoding', 'transfer-encoding'])
      expect(answer.headers).not.toHaveProperty(name)
  })

  it('gets the caching headers with 304', async () => {
    const entry = await anEntry()
    const answer = await ask(entry, { headers: { 'if-none-match': entry.etag } })
    expect(answer.headers).toMatchObject({
      etag: entry.etag,
      'cache-control': source.headers['cache-control'],
      vary: 'accept-encoding',
    })
  })

  it('gets 304 for HEAD too', async () => {
    const entry = await anEntry()
    const answer = await ask(entry, { method: 'HEAD', headers: { 'if-none-match': entry.etag } })
    expect(answer.status).toBe(304)
  })

  it('can reuse the connection after 304', async () => {
    const entry = await anEntry()
    const port = await serve(entry)
    expect((await ask(port, { headers: { 'if-none-match': entry.etag } })).status).toBe(304)
    expect((await ask(port)).body.equals(html)).toBe(true)
  })

  it.each(['"other"', 'W/"other"', 'other', '"*"', '', 'W/', '""'])('gets the whole response for %j', async (known) =>
    expect((await ask(await anEntry(), { headers: { 'if-none-match': known } })).status).toBe(200),
  )

  it('gets the whole response for a part of the tag', async () => {
    const entry = await anEntry()
    const answer = await ask(entry, { headers: { 'if-none-match': `${entry.etag.slice(0, 12)}"` } })
    expect(answer.status).toBe(200)
  })

  it.each([404, 500, 503])('gets a page with status %d again every time', async (status) => {
    const entry = await anEntry({ status })
    for (const known of [entry.etag, '*']) {
      const answer = await ask(entry, { headers: { 'if-none-match': known } })
      expect(answer.status).toBe(status)
      expect(answer.body.equals(html)).toBe(true)
    }
  })
})

describe('the size of an entry', () => {
  it('is that of the stored encoding', async () => {
    const { bytes, stored } = await anEntry()
    expect(stored.encoding).toBe('br')
    expect(bytes).toBe(stored.body.length)
    expect(bytes).toBeLessThan(html.length / 2)
  })

  it('is that of the body if it is already compressed', async () =>
    expect((await anEntry({ compress: false })).bytes).toBe(html.length))
})

type Received = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }
type RequestOptions = { method?: string; headers?: OutgoingHttpHeaders; before?: Record<string, string> }

const anEntry = (change: Partial<EntrySource> = {}) => makeEntry({ ...source, ...change })

/** Serves the entry until the test ends and returns the port. */
async function serve(entry: Entry, before: Record<string, string> = {}): Promise<number> {
  const server = createServer((asked, response) => {
    for (const [name, value] of Object.entries(before)) response.setHeader(name, value)
    sendEntry(asked, response, entry, 'id-of-test')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  cleanUps.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

async function ask(
  served: Entry | number,
  { method = 'GET', headers = {}, before }: RequestOptions = {},
): Promise<Received> {
  const port = typeof served === 'number' ? served : await serve(served, before)
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

function withoutDate({ date: _, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers
}
