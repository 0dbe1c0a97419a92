// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { picture, pictureFiles } from '#content/pictures/pictures.ts'
import { scenes } from '#content/pictures/scenes.ts'

const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml')

describe.each(scenes.map((scene) => [scene.name, scene] as const))('picture %s', (_, scene) => {
  const svg = scene.svg()
  const root = parse(svg).documentElement

  it('is well-formed SVG of the promised size', () => {
    expect(parse(svg).querySelector('parsererror')).toBeNull()
    expect(root.namespaceURI).toBe('http://www.w3.org/2000/svg')
    expect(root.getAttribute('width')).toBe(String(scene.width))
    expect(root.getAttribute('height')).toBe(String(scene.height))
    expect(root.getAttribute('viewBox')).toBe(`0 0 ${scene.width} ${scene.height}`)
  })

  it('holds shapes only: no text, script, bitmap, filter or reference outside itself', () => {
    expect(root.querySelector('text, script, image, foreignObject, filter, style, a')).toBeNull()
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

  it('is the same each time it is composed', () => {
    expect(scene.svg()).toBe(svg)
  })
})

describe('the pictures together', () => {
  it('have unique kebab-case names', () => {
    const names = scenes.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it('are all different drawings', () => {
    const files = [...pictureFiles()]
    expect(new Set(files.map(({ id }) => id)).size).toBe(scenes.length)
  })

  it('give a page the address, the size and the alternative text', () => {
    const shown = picture('grillipihvi', 'Grillattu pihvi laudalla')
    expect(shown).toMatchObject({ name: 'grillipihvi.svg', width: 1000, height: 750, alt: 'Grillattu pihvi laudalla' })
    expect(shown.id).toMatch(/^[0-9a-f]{10}$/)
    expect([...pictureFiles()].map(({ id }) => id)).toContain(shown.id)
  })
})
