import { expect, it } from 'vitest'
import { cardPresets, cardSizes } from './picture-sizes.ts'

const aPicture = { id: '0123456789', name: 'kuva.jpg', width: 1200, height: 800, alt: '' }

it('gives a picture with the aspect ratio of its card the width of its column', () =>
  expect(cardSizes(aPicture, 'wide', { xs: 1, sm: 2, md: 3, lg: 4 })).toBe(
    '(min-width: 1024px) min(23vw, 20rem), (min-width: 768px) min(31vw, 27rem), (min-width: 376px) min(46vw, 40rem), min(92vw, 80rem)',
  ))

it('gives a picture a larger width where its sides are cropped', () =>
  expect(cardSizes(aPicture, 'square', { xs: 1, sm: 2, md: 2, lg: 2 })).toBe(
    '(min-width: 1024px) min(69vw, 60rem), (min-width: 768px) min(69vw, 60rem), (min-width: 376px) min(69vw, 60rem), min(138vw, 120rem)',
  ))

it('WI-22 uses no preset larger than the one set on the card', () => {
  expect(cardPresets('square', 'small')).toEqual(['small'])
  expect(cardPresets('wide', 'third')).toEqual(['small', 'third'])
  expect(cardPresets('wide', 'three-by-two-crop')).toEqual(['small', 'third', 'three-by-two-crop'])
  expect(cardPresets('wide')).toEqual(cardPresets('wide', 'default'))
  expect(cardPresets('tall', 'default').at(-1)).toBe('default')
})
