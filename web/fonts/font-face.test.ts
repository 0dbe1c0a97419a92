import { describe, expect, it } from 'vitest'
import type { Theme } from '#contract/site.ts'
import { exportSite } from '#sites/export/site.ts'
import { lihakauppa } from '#sites/lihakauppa/site.ts'
import { fonts } from './catalogue.ts'
import { fontFaces, fontFiles, fontStack, unicodeRange } from './font-face.ts'

const aTheme = (type: Partial<Theme['type']>): Theme => ({
  ...lihakauppa.theme,
  type: { ...lihakauppa.theme.type, ...type },
})

describe('fontFaces', () => {
  it('CH-01 declares only the heading font, the body font and their fallbacks', () => {
    const families = [...fontFaces(lihakauppa.theme).matchAll(/font-family:"([^"]+)"/g)].map(([, family]) => family)
    expect(families).toEqual([
      'Besley',
      'Besley',
      'Besley fallback',
      'Besley fallback',
      'Hanken Grotesk',
      'Hanken Grotesk',
      'Hanken Grotesk fallback',
      'Hanken Grotesk fallback',
    ])
  })

  it('CH-01 declares a font once when headings and body share it', () => {
    expect(fontFaces(exportSite.theme).match(/@font-face/g)).toHaveLength(4)
  })

  it('CH-01 shows text before the font file has loaded', () => {
    const css = fontFaces(lihakauppa.theme)
    expect(css).toMatch(
      /src:url\("[^"]*besley[^"]*\.woff2[^"]*"\)format\("woff2"\);font-weight:800;font-display:optional/,
    )
    expect(css).toMatch(/"Besley fallback";src:local\("Times New Roman"\),.*;size-adjust:1\d\d/)
  })

  it('has rare letters in files that are fetched where a page has one, and not preloaded', () => {
    const rare = fontFaces(lihakauppa.theme).match(/[^"]*besley-rare[^"]*\.woff2/)?.[0]
    expect(fontFaces(lihakauppa.theme)).toContain(
      `${rare}")format("woff2");font-weight:800;font-display:optional;unicode-range:U+22-24,`,
    )
    expect(fontFiles(lihakauppa.theme)).toHaveLength(2)
    expect(fontFiles(lihakauppa.theme)).not.toContain(rare)
  })

  it('throws for a theme with a font that is not in the catalogue', () => {
    expect(() => fontFaces(aTheme({ body: 'comicSans' }))).toThrow(
      "There is no font 'comicSans' in web/fonts/catalogue.ts",
    )
  })
})

describe('fontStack', () => {
  it('CH-01 has the font, its fallback and a generic family', () => {
    expect(fontStack('fraunces')).toBe('"Fraunces","Fraunces fallback",serif')
    expect(fontStack('archivo')).toBe('"Archivo","Archivo fallback",sans-serif')
  })

  it.each(['inter', 'toString', ''])('throws for the unknown font %j', (id) => {
    expect(() => fontStack(id)).toThrow(`There is no font '${id}'`)
  })
})

it.each([
  ['a', 'U+61'],
  ['cab', 'U+61-63'],
  ['→"#ô', 'U+22-23,U+f4,U+2192'],
])('writes the range of %j as %s', (letters, range) => {
  expect(unicodeRange(letters)).toBe(range)
})

it('has a unique family for every font of the catalogue', () => {
  const families = Object.values(fonts).map(({ family }) => family)
  expect(new Set(families).size).toBe(families.length)
})
