import { expect, it } from 'vitest'
import { fileSource } from '#contract/content/files.ts'
import { freshFileStore } from '#server/testing/fresh-file-store.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { saveFile } from './files.ts'

const bytes = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251))

async function aFilm() {
  const app = await runningApp()
  const film = await saveFile(app.documents, 'elokuva.mp4', bytes)
  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    app.get('yritys', fileSource(film), { headers, method })
  return { app, film, get }
}

it('WI-10: serves a film whole, for a year, under a strong ETag, and tells that it gives parts', async () => {
  const { film, get } = await aFilm()
  const first = await get()
  expect(first.status).toBe(200)
  expect(Buffer.from(await first.arrayBuffer()).equals(bytes)).toBe(true)
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '1000',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    etag: `"${film.id}"`,
  })
  expect((await get({ 'if-none-match': `"${film.id}"` })).status).toBe(304)
  const head = await get({}, 'HEAD')
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '1000', ''])
})

it('WI-10: serves the parts that Safari asks for before it plays a film', async () => {
  const { film, get } = await aFilm()
  // From the file store first, then from memory.
  for (const [range, from, to] of [
    ['bytes=0-1', 0, 1],
    ['bytes=0-1', 0, 1],
    ['bytes=900-', 900, 999],
    ['bytes=-10', 990, 999],
  ] as const) {
    const part = await get({ range })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to}/1000`)
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(from, to + 1))).toBe(true)
  }
  const beyond = await get({ range: 'bytes=1000-' })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */1000'])
  expect((await get({ range: 'bytes=0-1', 'if-range': `"${film.id}"` })).status).toBe(206)
  expect((await get({ range: 'bytes=0-1', 'if-range': '"another"' })).status).toBe(200)
})

it('has no file at another name, id or type, and none outside its folder', async () => {
  const { app, film } = await aFilm()
  for (const path of [
    `/files/${film.id}/toinen.mp4`,
    '/files/0000000000/elokuva.mp4',
    `/files/${film.id}/elokuva.html`,
    `/files/${film.id}/../../secret.pdf`,
    '/files/%2e%2e/elokuva.mp4',
    '/files/',
  ]) {
    expect((await app.get('yritys', path)).status).toBe(404)
  }
})

it('refuses to save a file of a type that would run in a browser', async () => {
  const files = await freshFileStore()
  for (const name of ['sivu.html', 'kuva.svg', 'ohjelma.js', 'elokuva']) {
    await expect(saveFile(files, name, bytes)).rejects.toThrow('is of a type that is not served')
  }
})
