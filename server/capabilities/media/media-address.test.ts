import { expect, it } from 'vitest'
import { readMediaAddress } from './media-address.ts'

const kuva = { id: '0123456789', name: 'kuva.jpg' }

it.each([
  ['?preset=small', 'small'],
  ['', 'default'],
  ['?', 'default'],
  ['?v=2&preset=third&width=9000', 'third'],
  ['?preset=small&preset=default', 'small'],
])('reads the preset of /media/0123456789/kuva.jpg%s', (query, preset) =>
  expect(readMediaAddress(`/media/0123456789/kuva.jpg${query}`)).toEqual({ ...kuva, preset }),
)

it.each(['?preset=', '?preset=huge', '?preset=Default', '?preset=__proto__', '?preset=small%00', '?preset=../x'])(
  'knows no preset in %s',
  (query) =>
    expect(readMediaAddress(`/media/0123456789/kuva.jpg${query}`)).toEqual({ problem: 'There is no such preset.' }),
)

it.each([
  '/media/',
  '/media/0123456789',
  '/media/0123456789/',
  '/media/0123456789/..',
  '/media/0123456789/%2e%2e',
  '/media/0123456789/../../etc/passwd',
  '/media/0123456789/kuva.jpg/..',
  '/media/0123456789/kuva.jpg%00',
  '/media/0123456789/a\\b.jpg',
  '/media/0123456789/.jpg',
  '/media/0123456789/kuva',
  `/media/0123456789/${'a'.repeat(101)}.jpg`,
  '/media/012345678/kuva.jpg',
  '/media/01234567890/kuva.jpg',
  '/media/012345678G/kuva.jpg',
  '/media/../media/0123456789/kuva.jpg',
  '//media/0123456789/kuva.jpg',
])('finds no picture in %s', (url) => expect(readMediaAddress(url)).toHaveProperty('problem'))
