import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { svgFilesIn } from '#demo/pictures/svg-files.ts'
import { drawings } from './drawings.ts'
import { indexOf } from './picture-index.ts'
import { scenes } from './scenes.ts'

describe('the drawings', () => {
  const drawn = new Map(drawings.map(({ name, draw }) => [name, draw()]))

  it('are the pictures of the repository, byte by byte: npm run drawings brings them up to date', () => {
    const committed = svgFilesIn(join(import.meta.dirname, '../pictures'))
    expect([...drawn.keys()].filter((name) => drawn.get(name) !== committed.get(name))).toEqual([])
  })

  it('have the size that their scene promises', () => {
    for (const [name, { width, height }] of Object.entries(scenes)) {
      expect(drawn.get(name), name).toContain(` viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`)
    }
  })

  it('have names of their own', () => {
    expect(drawn.size).toBe(drawings.length)
  })
})

describe('the index', () => {
  const svg = (shape: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6">${shape}</svg>`

  it('keeps the alternative texts that somebody wrote, gives a changed drawing a new id, and forgets what is gone', () => {
    const before = indexOf(new Map(['b', 'c'].map((name) => [name, svg(name)])), {})
    for (const name of ['b', 'c']) Object.assign(before[name]?.alt ?? {}, { fi: `Kuva ${name}` })
    const after = indexOf(
      new Map([
        ['b', svg('changed')],
        ['a', svg('new')],
      ]),
      before,
    )
    expect(Object.keys(after)).toEqual(['a', 'b'])
    expect(after.a).toEqual({ id: expect.stringMatching(/^[0-9a-f]{10}$/), width: 8, height: 6, alt: {} })
    expect(after.b?.alt).toEqual({ fi: 'Kuva b' })
    expect(after.b?.id).not.toBe(before.b?.id)
  })

  it('takes no drawing that does not say its size in pixels', () => {
    const sizeless = new Map([['a', '<svg xmlns="http://www.w3.org/2000/svg"/>']])
    expect(() => indexOf(sizeless, {})).toThrow('a.svg does not begin with')
  })
})
