import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { type PresetName, presets } from '#contract/content/media.ts'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import { freshFileStore } from '#server/testing/fresh-file-store.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { createRenditions, saveMedia, saveTrustedDrawings } from './media.ts'
import type { Media } from './stored-media.ts'

const BROWSER = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' }

type Colour = { r: number; g: number; b: number; alpha?: number }
const RED: Colour = { r: 200, g: 30, b: 20 }

/** A photograph: one colour with a blue corner at the top left, so that rotation is visible. */
function aPhoto(width: number, height: number, background = RED) {
  const side = Math.ceil(Math.min(width, height) / 2)
  const corner = { create: { width: side, height: side, channels: 3 as const, background: { r: 0, g: 0, b: 255 } } }
  const channels = background.alpha === undefined ? 3 : 4
  return sharp({ create: { width, height, channels, background } }).composite([{ input: corner, left: 0, top: 0 }])
}

async function saved(app: RunningApp, bytes: Buffer, name = 'kuva.jpg'): Promise<Media> {
  const outcome = await saveMedia({ ...app.media, afterSave: async () => {} }, { bytes, name })
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.problems}`)
  return outcome.value
}

/** A file store that records written keys, and can be made to fail. */
async function watchedStore() {
  const store = await freshFileStore()
  const written: string[] = []
  const failing = new Set<'get' | 'put'>()
  const watched: FileStore = {
    ...store,
    async get(key) {
      if (failing.has('get')) throw new Error('The disk is gone')
      return store.get(key)
    },
    async put(key, bytes) {
      if (failing.has('put')) throw new Error('The disk is full')
      written.push(key)
      return store.put(key, bytes)
    },
  }
  return { store: watched, written, failing }
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const readBack = async (answer: Response) => sharp(await bytesOf(answer)).metadata()

const sizes: [PresetName, string][] = [
  ['thumbnail', '160×160'],
  ['small', '320×240'],
  ['third', '480×360'],
  ['medium', '640×480'],
  ['three-by-two-crop', '720×480'],
  ['default', '1280×960'],
  ['wide', '2000×1500'],
]
/** Encoded before anybody asks. */
const beforehand = sizes.filter(([preset]) => preset !== 'wide')

it('WI-20 serves every preset in its size, as AVIF, WebP or JPEG, by the Accept header', async () => {
  expect(sizes.map(([preset]) => preset)).toEqual(Object.keys(presets))
  const app = await runningApp()
  const { id } = await saved(app, await aPhoto(2000, 1500).jpeg().toBuffer())
  for (const [preset, size] of process.env.ALL_TESTS ? sizes : sizes.slice(0, 3)) {
    for (const [accept, type, format] of [
      [BROWSER.accept, 'image/avif', 'heif'],
      ['image/webp,*/*', 'image/webp', 'webp'],
      ['*/*', 'image/jpeg', 'jpeg'],
    ] as const) {
      const answer = await app.get('kuluttaja', `/media/${id}/kuva.jpg?preset=${preset}`, { headers: { accept } })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe(type)
      const { width, height, format: read } = await readBack(answer)
      expect([preset, `${width}×${height}`, read]).toEqual([preset, size, format])
    }
  }
})

it('WI-20 never enlarges a photograph, but renders SVG at the size of the preset', async () => {
  const app = await runningApp()
  const photo = await saved(app, await aPhoto(200, 100).png().toBuffer())
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="40" height="30"><path d="M0 0h20v30H0z"/></svg>'
  await saveTrustedDrawings(app.media, [{ name: 'piirros.svg', svg }])
  const idOfDrawing = createHash('sha256').update(svg).digest('hex').slice(0, 10)
  const [drawing] = await app.media.store.findMany([idOfDrawing])
  expect(drawing).toEqual({ id: idOfDrawing, name: 'piirros.svg', type: 'image/svg+xml', width: 40, height: 30 })
  const small = await readBack(await app.get('kuluttaja', `/media/${photo.id}/kuva.png?preset=default`))
  expect([small.width, small.height]).toEqual([200, 100])
  const drawn = await app.get('kuluttaja', `/media/${idOfDrawing}/piirros.svg?preset=default`)
  const { data, info } = await sharp(await bytesOf(drawn))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1280, 960])
  // Rendered, not scaled: the edge is at most one pixel wide.
  const alphas = Array.from({ length: 1280 }, (_, x) => data[(480 * 1280 + x) * 4 + 3] ?? 0)
  expect(alphas.filter((alpha) => alpha > 5 && alpha < 250).length).toBeLessThanOrEqual(1)
})

it('sends transparency as PNG to clients without a modern format', async () => {
  const app = await runningApp()
  const { id } = await saved(
    app,
    await aPhoto(400, 400, { ...RED, alpha: 0 })
      .png()
      .toBuffer(),
  )
  const answer = await app.get('kuluttaja', `/media/${id}/kuva.png?preset=small`)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect((await readBack(answer)).hasAlpha).toBe(true)
})

it('rotates a picture by EXIF, and strips the location', async () => {
  const app = await runningApp()
  const gps = { IFD0: { Copyright: 'Salainen Kuvaaja' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 10/1 0/1' } }
  // Orientation 6: the left of the stored picture is the top.
  const bytes = await aPhoto(1000, 600)
    .withExif(gps)
    .withMetadata({ orientation: 6 })
    .withExifMerge(gps)
    .jpeg()
    .toBuffer()
  const before = await sharp(bytes).metadata()
  expect(before.orientation).toBe(6)
  expect(before.exif?.includes('Salainen')).toBe(true)
  const media = await saved(app, bytes)
  expect([media.width, media.height]).toEqual([600, 1000])
  for (const accept of [BROWSER.accept, 'image/webp', '*/*']) {
    const answer = await app.get('kuluttaja', `/media/${media.id}/kuva.jpg?preset=small`, { headers: { accept } })
    const body = await bytesOf(answer)
    const { width, height, exif, xmp, iptc, icc, orientation } = await sharp(body).metadata()
    expect([width, height]).toEqual([320, 533])
    expect({ exif, xmp, iptc, orientation: orientation ?? 1 }).toEqual({ orientation: 1 })
    expect(icc).toBeUndefined()
    expect(body.includes('Salainen')).toBe(false)
    // The blue corner moves from the top left to the top right.
    const corner = await sharp(body).extract({ left: 310, top: 5, width: 4, height: 4 }).removeAlpha().raw().toBuffer()
    expect(corner[2]).toBeGreaterThan(200)
  }
})

it('may be cached for a year, varies by Accept, and may be embedded by any site', async () => {
  const app = await runningApp()
  const { id } = await saved(app, await aPhoto(400, 300).jpeg().toBuffer())
  const { headers } = await app.get('kuluttaja', `/media/${id}/kuva.jpg?preset=small`, { headers: BROWSER })
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept',
    'content-length': expect.stringMatching(/^[1-9]\d+$/),
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; img-src 'self'; sandbox",
    'x-request-id': expect.any(String),
  })
})

it('responds to HEAD without a body, and with 304 to a known ETag', async () => {
  const app = await runningApp()
  const { id } = await saved(app, await aPhoto(400, 300).jpeg().toBuffer())
  const url = `/media/${id}/kuva.jpg?preset=small`
  for (const when of ['made', 'kept']) {
    const head = await app.get('kuluttaja', url, { method: 'HEAD' })
    expect([when, head.status, await head.text()]).toEqual([when, 200, ''])
    const whole = await app.get('kuluttaja', url)
    expect(head.headers.get('content-length')).toBe(String((await bytesOf(whole)).length))
    const etag = whole.headers.get('etag') ?? ''
    const again = await app.get('kuluttaja', url, { headers: { 'if-none-match': etag } })
    expect([again.status, again.headers.get('vary')]).toEqual([304, 'accept'])
    const other = await app.get('kuluttaja', url, { headers: { ...BROWSER, 'if-none-match': etag } })
    expect(other.status).toBe(200)
  }
})

it('encodes a rendition once for concurrent requests, with any other parameters', async () => {
  const { store, written } = await watchedStore()
  const app = await runningApp({ storage: store })
  const { id } = await saved(app, await aPhoto(1600, 1000).jpeg().toBuffer())
  written.length = 0
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      app.get('kuluttaja', `/media/${id}/kuva.jpg?preset=medium&v=${index}`, { headers: BROWSER }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
  expect(written).toEqual([`variants/${id}/medium.avif`])
  await app.get('kuluttaja', `/media/${id}/kuva.jpg`, { headers: BROWSER })
  await app.get('kuluttaja', `/media/${id}/kuva.jpg?preset=default`, { headers: BROWSER })
  expect(written).toEqual([`variants/${id}/medium.avif`, `variants/${id}/default.avif`])
})

it('responds with 503 and Retry-After when 64 encodes are waiting', async () => {
  const { store } = await watchedStore()
  const { promise: allTurnedAway, resolve: goOn } = Promise.withResolvers<void>()
  // The first encode does not start before the last request was refused.
  const get = async (key: string) => {
    if (key.startsWith('originals/')) await allTurnedAway
    return store.get(key)
  }
  const app = await runningApp({ storage: { ...store, get } })
  const urls: string[] = []
  for (let shade = 0; shade < 12; shade++) {
    const { id } = await saved(app, await aPhoto(50, 50, { r: shade, g: 0, b: 0 }).png().toBuffer())
    urls.push(...beforehand.map(([preset]) => `/media/${id}/kuva.png?preset=${preset}`))
  }
  const turnedAway: Response[] = []
  const statuses = await Promise.all(
    urls.map(async (url) => {
      const answer = await app.get('kuluttaja', url, { headers: BROWSER })
      if (answer.status === 503 && turnedAway.push(answer) === 72 - 65) goOn()
      return answer.status
    }),
  )
  expect(Map.groupBy(statuses, (status) => status).get(200)).toHaveLength(65)
  expect(turnedAway).toHaveLength(7)
  expect(turnedAway[0]?.headers.get('retry-after')).toBe('2')
  const late = urls[statuses.indexOf(503)] ?? ''
  expect((await app.get('kuluttaja', late, { headers: BROWSER })).status).toBe(200)
})

it('serves a stored rendition, also after a restart', async () => {
  const { store, written } = await watchedStore()
  const first = await runningApp({ storage: store })
  const { id } = await saved(first, await aPhoto(800, 600).jpeg().toBuffer())
  const url = `/media/${id}/kuva.jpg?preset=small`
  await first.get('kuluttaja', url, { headers: BROWSER })
  written.length = 0
  const media = await first.media.store.findMany([id])
  const second = await runningApp({ storage: store })
  await second.media.store.add(media)
  expect((await second.get('kuluttaja', url, { headers: BROWSER })).status).toBe(200)
  expect(written).toEqual([])
})

it.each(['vanished', 'broken'])('encodes a rendition again whose file has %s', async (fate) => {
  const { store, written } = await watchedStore()
  const first = await runningApp({ storage: store, env: { PICTURE_CACHE_MB: '1' } })
  const { id } = await saved(first, await aPhoto(800, 600).jpeg().toBuffer())
  const key = `variants/${id}/small.avif`
  if (fate === 'broken') await store.put(key, Buffer.from('no picture'))
  else {
    await first.media.renditions.find((await first.media.store.findMany([id]))[0] as Media, 'small', 'avif')
    await store.delete(key)
  }
  written.length = 0
  const answer = await first.get('kuluttaja', `/media/${id}/kuva.jpg?preset=small`, { headers: BROWSER })
  expect((await readBack(answer)).width).toBe(320)
  expect(written).toEqual([key])
})

it('serves a picture even if renditions cannot be stored', async () => {
  const { store, failing } = await watchedStore()
  const app = await runningApp({ storage: store, expectsErrors: /The disk is full/ })
  const { id } = await saved(app, await aPhoto(800, 600).jpeg().toBuffer())
  failing.add('put')
  expect((await app.get('kuluttaja', `/media/${id}/kuva.jpg?preset=small`)).status).toBe(200)
})

it('survives missing, corrupt and unreachable originals', async () => {
  const { store, failing } = await watchedStore()
  const expectsErrors = /unsupported image format|No file originals|The disk is gone/
  const app = await runningApp({ storage: store, expectsErrors })
  const { id } = await saved(app, await aPhoto(800, 600).jpeg().toBuffer())
  const status = async (preset: string) => (await app.get('kuluttaja', `/media/${id}/kuva.jpg?preset=${preset}`)).status
  await store.put(`originals/${id}.jpg`, Buffer.from('no picture'))
  expect(await status('small')).toBe(500)
  await store.delete(`originals/${id}.jpg`)
  expect(await status('small')).toBe(404)
  failing.add('get')
  expect(await status('third')).toBe(500)
  failing.clear()
  await saved(app, await aPhoto(800, 600).jpeg().toBuffer())
  expect(await status('small')).toBe(200)
})

it('redirects from a wrong name to the right one, and keeps the first name of a picture', async () => {
  const app = await runningApp()
  const bytes = await aPhoto(400, 300).jpeg().toBuffer()
  const { id } = await saved(app, bytes, 'Ensimmäinen.JPG')
  expect(await saved(app, bytes, 'toinen.jpg')).toMatchObject({ id, name: 'ensimmainen.jpg' })
  const answer = await app.get('kuluttaja', `/media/${id}/toinen.jpg?preset=third&x=1`)
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(`/media/${id}/ensimmainen.jpg?preset=third`)
})

it('responds to addresses of no picture with 404 in plain text, without reading a file', async () => {
  const { store } = await watchedStore()
  const reads: string[] = []
  const get = async (key: string) => {
    reads.push(key)
    return store.get(key)
  }
  const app = await runningApp({ storage: { ...store, get } })
  const { id } = await saved(app, await aPhoto(400, 300).jpeg().toBuffer())
  const addresses = [
    '/media/0000000000/kuva.jpg?preset=small',
    `/media/${id}/kuva.jpg?preset=huge`,
    `/media/${id}/kuva.jpg?preset=`,
    `/media/${id}/../../package.json`,
    `/media/${id}/%2e%2e/secret.svg`,
    `/media/${id}/%2e%2e`,
    `/media/${id}/kuva.jpg%00`,
    `/media/${id}/..\\kuva.jpg`,
    `/media/${id}/${'a'.repeat(3000)}.jpg`,
    `/media/${id}`,
    `/media/originals/${id}.jpg`,
  ]
  for (const address of addresses) {
    const answer = await app.get('kuluttaja', address)
    expect(answer.status, address).toBe(404)
    expect(answer.headers.get('content-type'), address).toBe('text/plain; charset=utf-8')
    expect(answer.headers.get('cache-control'), address).toBe('no-store')
    expect(await answer.text(), address).toMatch(/^[A-Z].*\.\n$/)
  }
  expect(reads).toEqual([])
})

it('serves no picture on an unknown host', async () => {
  const app = await runningApp()
  const { id } = await saved(app, await aPhoto(400, 300).jpeg().toBuffer())
  expect((await app.get('evil.example', `/media/${id}/kuva.jpg?preset=small`)).status).toBe(404)
})

it('detects the type of a picture by its bytes, not its name', async () => {
  const app = await runningApp()
  const png = await aPhoto(40, 30).png().toBuffer()
  expect(await saved(app, png, 'valokuva.jpg')).toMatchObject({ name: 'valokuva.png', type: 'image/png' })
})

it('refuses what is no picture, broken or too large, and keeps nothing of it', async () => {
  const { store, written } = await watchedStore()
  const app = await runningApp({ storage: store })
  const refused = {
    'a drawing': ['MEDIA_TYPE_UNKNOWN', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    'a GIF': ['MEDIA_TYPE_UNKNOWN', await aPhoto(8, 8).gif().toBuffer()],
    nothing: ['MEDIA_TYPE_UNKNOWN', Buffer.alloc(0)],
    'half a picture': ['MEDIA_BROKEN', (await aPhoto(800, 600).jpeg().toBuffer()).subarray(0, 2000)],
    'the beginning of one': ['MEDIA_BROKEN', Buffer.from('ffd8ffe000104a464946', 'hex')],
    'a bomb of 100 million pixels': ['MEDIA_TOO_LARGE', await bomb()],
  } as const
  for (const [what, [code, bytes]] of Object.entries(refused)) {
    const outcome = await saveMedia(app.media, { bytes, name: 'kuva.jpg' })
    expect(outcome, what).toMatchObject({ ok: false, code, problems: [expect.any(String)] })
  }
  expect(written).toEqual([])
})

function bomb(): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0 }
  return sharp({ create: { width: 10_000, height: 10_001, channels: 3, background } })
    .png()
    .toBuffer()
}

it('encodes all presets but the widest in both modern formats by the job of a saved picture', async () => {
  const { store, written } = await watchedStore()
  const app = await runningApp({ storage: store })
  const told: string[] = []
  const needs = { ...app.media, afterSave: async (id: string) => void told.push(id) }
  const bytes = await aPhoto(1600, 1200).jpeg().toBuffer()
  const outcome = await saveMedia(needs, { bytes, name: 'kuva.jpg' })
  const id = outcome.ok ? outcome.value.id : ''
  expect(told).toEqual([id])
  written.length = 0
  await createRenditions(app.media, id)
  const expected = beforehand.flatMap(([preset]) => [`variants/${id}/${preset}.avif`, `variants/${id}/${preset}.webp`])
  expect(written).toEqual(expected)
  await createRenditions(app.media, id)
  expect(written).toEqual(expected)
  // Deleted meanwhile: it needs none.
  await createRenditions(app.media, '0000000000')
})

it('stores drawings once, however often and by however many nodes they are saved', async () => {
  const { store, written } = await watchedStore()
  const app = await runningApp({ storage: store })
  const drawings = ['a', 'b'].map((name) => ({
    name: `${name}.svg`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><g id="${name}"/></svg>`,
  }))
  await Promise.all([saveTrustedDrawings(app.media, drawings), saveTrustedDrawings(app.media, drawings)])
  written.length = 0
  await saveTrustedDrawings(app.media, drawings)
  expect(written).toEqual([])
  const sizeless = { name: 'c.svg', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
  await expect(saveTrustedDrawings(app.media, [sizeless])).rejects.toThrow('c.svg has no width and height')
})

it('WI-20 encodes every rendition by a job after a picture is saved', async () => {
  const { store, written } = await watchedStore()
  const app = await runningApp({ storage: store })
  await app.jobs.start()
  const outcome = await saveMedia(app.media, { bytes: await aPhoto(320, 240).jpeg().toBuffer(), name: 'kuva.jpg' })
  expect(outcome.ok).toBe(true)
  const renditions = () => written.filter((key) => key.startsWith('variants/'))
  await expect.poll(renditions).toHaveLength(12)
}, 40_000)
