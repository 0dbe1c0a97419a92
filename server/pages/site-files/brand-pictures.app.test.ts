import sharp from 'sharp'
import { expect, it } from 'vitest'
import { runningApp } from '#server/testing/running-app.ts'
import { sites } from '#sites/all.ts'
import { logoOf } from '#sites/logos.ts'

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

it('gives every site a picture to share, with its logo on its colour', { tags: 'long' }, async () => {
  const app = await runningApp()
  const seen = new Set<string>()
  const looks = new Set(sites.map(({ brand, theme }) => `${logoOf(brand)} ${theme.colors.brand}`))
  for (const { id, theme } of sites) {
    const answer = await app.get(id, '/share.png')
    expect(answer.headers.get('content-type')).toBe('image/png')
    const body = await bytesOf(answer)
    seen.add(body.toString('base64'))
    const { width, height } = await sharp(body).metadata()
    expect([width, height]).toEqual([1200, 630])
    const data = await sharp(body).resize(120, 63).removeAlpha().raw().toBuffer()
    const brand = Number.parseInt(theme.colors.brand.slice(1), 16)
    for (const [channel, shift] of [16, 8, 0].entries()) {
      expect(Math.abs((data[channel] ?? 0) - ((brand >> shift) & 255))).toBeLessThanOrEqual(2)
    }
    const other = data.filter((value, at) => Math.abs(value - (data[at % 3] ?? 0)) > 40).length / data.length
    expect(other).toBeGreaterThan(0.01)
  }
  expect(seen.size).toBe(looks.size)
})

it('gives every site icons for clients that do not support SVG', async () => {
  const app = await runningApp()
  for (const { id } of sites) {
    const touch = await sharp(await bytesOf(await app.get(id, '/apple-touch-icon.png'))).stats()
    expect(touch.isOpaque).toBe(true)
    const ico = await bytesOf(await app.get(id, '/favicon.ico'))
    expect(ico.subarray(0, 6).toString('hex')).toBe('000001000300')
    const sides = await Promise.all(
      [0, 1, 2].map(async (index) => {
        const at = 6 + 16 * index
        const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)]
        const { width, format } = await sharp(ico.subarray(offset, offset + length)).metadata()
        return [format, width, ico[at]]
      }),
    )
    expect(sides).toEqual([16, 32, 48].map((side) => ['png', side, side]))
  }
})

it('names the site and its icons in a manifest, and each icon has the declared size', async () => {
  const app = await runningApp()
  const answer = await app.get('kuluttaja', '/site.webmanifest')
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  const { name, theme_color, icons } = (await answer.json()) as Record<string, unknown> & {
    icons: { src: string; sizes: string }[]
  }
  expect([name, theme_color]).toEqual(['Kaskimaa', '#f58a42'])
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(await bytesOf(await app.get('kuluttaja', src))).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})
