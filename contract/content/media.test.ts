import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isPreset, type PresetName, pictureSource, presets, sizeIn } from './media.ts'

const names = Object.keys(presets) as PresetName[]
const sizesOf = (name: string, width: number, height: number) =>
  names.map((preset) => Object.values(sizeIn({ name, width, height }, preset)).join('×'))

it('gives a large picture the width of each preset, and the shape of those that crop', () =>
  expect(sizesOf('kuva.jpg', 4000, 3000)).toEqual([
    '160×160',
    '320×240',
    '480×360',
    '640×480',
    '720×480',
    '1280×960',
    '2560×1920',
  ]))

it('never enlarges a picture beyond its own pixels', () =>
  expect(sizesOf('kuva.jpg', 300, 100)).toEqual([
    '100×100',
    '300×100',
    '300×100',
    '300×100',
    '150×100',
    '300×100',
    '300×100',
  ]))

it('renders SVG at any size', () =>
  expect(sizesOf('kuva.svg', 100, 75)).toEqual([
    '160×160',
    '320×240',
    '480×360',
    '640×480',
    '720×480',
    '1280×960',
    '2560×1920',
  ]))

it('always gives whole pixels, at least one, within the preset and the picture', () => {
  const length = fc.integer({ min: 1, max: 20_000 })
  fc.assert(
    fc.property(length, length, fc.constantFrom(...names), (width, height, preset) => {
      const size = sizeIn({ name: 'kuva.png', width, height }, preset)
      for (const side of Object.values(size)) expect(Number.isInteger(side) && side > 0).toBe(true)
      expect(size.width).toBeLessThanOrEqual(Math.min(width, presets[preset].width))
      expect(size.height).toBeLessThanOrEqual(height)
    }),
  )
})

it('names the preset in the address', () =>
  expect(pictureSource({ id: '0123456789', name: 'kinkku.jpg' }, 'three-by-two-crop')).toBe(
    '/media/0123456789/kinkku.jpg?preset=three-by-two-crop',
  ))

it('recognises its presets and no others', () => {
  expect(names.every(isPreset)).toBe(true)
  expect(['', 'Default', 'constructor', '__proto__', 'huge'].some(isPreset)).toBe(false)
})
