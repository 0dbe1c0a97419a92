import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { picture as pictureSchema } from '#contract/content/content.ts'
import { demoSites } from '#demo/testing/demo-sites.ts'
import { drawingProblems } from './drawing-problems.ts'
import { defaultAlt, type Picture, picture, pictureFiles, pictureNames } from './pictures.ts'
import { svgFilesIn } from './svg-files.ts'

const files = [...pictureFiles()]

it('every picture is well-formed, holds shapes only, is under 40 KB, and has the size and id of the index', () => {
  expect(files.length).toBeGreaterThan(300)
  const problems = files.flatMap(({ id, name, svg }) => {
    const { width, height } = picture(name.replace('.svg', ''), '')
    return drawingProblems(svg, { id, width, height }).map((problem) => `${name} ${problem}`)
  })
  expect(problems).toEqual([])
})

describe('a picture is refused', () => {
  const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6" width="8" height="6">'
  const drawn = (shapes: string) => `${head}${shapes}</svg>`
  const problemsOf = (svg: string, { id = createHash('sha256').update(svg).digest('hex').slice(0, 10) } = {}) =>
    drawingProblems(svg, { id, width: 8, height: 6 })

  it.each([
    ['with a tag that does not end', `${head}<g>`, ['is not well-formed']],
    ['with tags that cross', drawn('<g><path></g></path>'), ['is not well-formed']],
    ['with a quote too few', drawn('<g fill="red/>'), ['is not well-formed']],
    ['with an attribute twice', drawn('<g fill="red" fill="blue"/>'), ['is not well-formed']],
    ['with an entity', drawn('<g fill="&red;"/>'), ['is not well-formed']],
    ['with more after its end', `${drawn('')}<g/>`, ['is not well-formed']],
    ['of another size', drawn('').replace('"8"', '"9"'), [expect.stringMatching(/^does not begin/)]],
    ['with text', drawn('<text>a</text>'), ["'<text' is not a shape"]],
    ['with a handler', drawn('<path onclick="a()"/>'), ["'onclick=' is not a shape"]],
    ['with a number that is none', drawn('<path d="M0 NaN"/>'), ["'NaN' was calculated wrongly"]],
    ['with an id twice', drawn('<g id="a"/><g id="a"/>'), ['defines a twice']],
    ['that refers to another file', drawn('<use href="b.svg"/>'), ['refers to b.svg outside itself']],
    ['that refers to nothing', drawn('<g fill="url(#b)"/>'), ['refers to #b, which it does not define']],
    ['that is too large', drawn(`<path d="${'M0 0'.repeat(10_000)}"/>`), ['has 40097 bytes']],
  ])('%s', (_title, svg, problems) => {
    expect(problemsOf(svg)).toEqual(problems)
  })

  it('that is not the one of the index, and no other', () => {
    expect(problemsOf(drawn('<g/>'), { id: 'another' })).toEqual(['is not the drawing of the index'])
    expect(problemsOf(drawn('<g id="a"/><g fill="url(#a)"/>'))).toEqual([])
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
