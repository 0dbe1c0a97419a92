import { describe, expect, it } from 'vitest'
import type { Theme } from '#contract/site.ts'
import { exportSite } from '#sites/export/site.ts'
import { lihakauppa } from '#sites/lihakauppa/site.ts'
import { fonts } from './catalogue.ts'
import { fontFaces, fontStack } from './font-face.ts'

const aTheme = (type: Partial<Theme['type']>): Theme => ({
  ...lihakauppa.theme,
  type: { ...lihakauppa.theme.type, ...type },
})

describe('fontFaces', () => {
  it('CH-01 declares only the heading font, the body font and their fallbacks', () => {
    const families = [...fontFaces(lihakauppa.theme).matchAll(/font-family:"([^"]+)"/g)].map(([, family]) => family)
    expect(families).toEqual([
      'Besley',
      'Besley fallback',
      'Besley fallback',
      'Hanken Grotesk',
      'Hanken Grotesk fallback',
      'Hanken Grotesk fallback',
    ])
  })

  it('CH-01 declares a font once when headings and body share it', () => {
    expect(fontFaces(exportSite.theme).match(/@font-face/g)).toHaveLength(3)
  })

  it('CH-01 shows text before the font file has loaded', () => {
    const css = fontFaces(lihakauppa.theme)
    expect(css).toMatch(
      /src:url\("[^"]*besley[^"]*\.woff2[^"]*"\)format\("woff2"\);font-weight:800;font-display:optional/,
    )
    expect(css).toMatch(/"Besley fallback";src:local\("Times New Roman"\),.*;size-adjust:1\d\d/)
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

it('has a unique family for every font of the catalogue', () => {
  const families = Object.values(fonts).map(({ family }) => family)
  expect(new Set(families).size).toBe(families.length)
})
