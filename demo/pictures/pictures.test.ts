import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { picture as pictureSchema } from '#contract/content.ts'
import { demoSites } from '#demo/testing/demo-sites.ts'
import { defaultAlt, type Picture, picture, pictureFiles, pictureNames } from './pictures.ts'
import { svgFilesIn } from './svg-files.ts'

const files = [...pictureFiles()]

describe.each(files)('picture $name', ({ id, name, svg }) => {
  const { width, height } = picture(name.replace('.svg', ''), '')

  it('is well-formed SVG of the size in the index', async () => {
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width, height })
    expect(svg).toContain(` viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`)
  })

  it('holds shapes only: no text, script, bitmap, filter or reference outside itself', () => {
    expect(svg).not.toMatch(/<(text|script|image|foreignObject|filter|style|a)\b|<[!?]| on\w+=/i)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    for (const [, target] of svg.matchAll(/(?:url\(|href=")([^)"]*)/g)) expect(target).toMatch(/^#\w+$/)
  })

  it('defines every id once and only refers to ids it defines', () => {
    const defined = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)
    expect(new Set(defined).size).toBe(defined.length)
    for (const [, target] of svg.matchAll(/url\(#(\w+)\)/g)) expect(defined).toContain(target)
  })

  it('is under 40 KB', () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(40_000)
  })

  it('has the id of its content', () => {
    expect(id).toBe(createHash('sha256').update(svg).digest('hex').slice(0, 10))
  })
})

describe('the pictures together', () => {
  it('have kebab-case names, and each file is in the index', () => {
    for (const name of pictureNames) expect(name).toMatch(/^[a-z]+(-[a-z0-9]+)*$/)
    expect([...svgFilesIn(import.meta.dirname).keys()].sort()).toEqual([...pictureNames].sort())
  })

  it('are all different drawings', () => {
    expect(new Set(files.map(({ id }) => id)).size).toBe(files.length)
  })

  it('give a page the address, the size and the alternative text', () => {
    const shown = picture('grillipihvi', 'Grillattu pihvi laudalla')
    expect(shown).toMatchObject({ name: 'grillipihvi.svg', width: 1000, height: 750, alt: 'Grillattu pihvi laudalla' })
    expect(shown.id).toMatch(/^[0-9a-f]{10}$/)
    expect(files.map(({ id }) => id)).toContain(shown.id)
  })

  it('cannot be shown under a name that none has', () => {
    expect(() => picture('sateenvarjo', '')).toThrow('No picture is called sateenvarjo')
  })

  it('have words for those who do not see them, in every language in which the demo shows them', () => {
    for (const { language, ...content } of demoSites) {
      for (const { name } of picturesIn(content)) {
        expect(defaultAlt(name.replace('.svg', ''), language).length, name).toBeGreaterThan(5)
      }
    }
    expect(defaultAlt('lihapullat', 'en')).not.toBe(defaultAlt('lihapullat', 'fi'))
    expect(() => defaultAlt('ammattilaiset-hero', 'de')).toThrow('ammattilaiset-hero has no alternative text in de')
  })
})

function picturesIn(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return []
  const own = pictureSchema.safeParse(value)
  return own.success ? [own.data] : Object.values(value).flatMap(picturesIn)
}
