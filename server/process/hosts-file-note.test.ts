import { expect, it } from 'vitest'
import { hostsFileNote } from './hosts-file-note.ts'

const origins = [
  ...['http://kuluttaja.localhost:3000', 'http://lihakauppa.localhost:3000', 'https://kauppa.kaskimaa.fi'],
  ...['http://localhost:3000', 'http://maksu.localhost:3100', 'http://maksu.localhost:3100'],
]

it('gives macOS one line for the hosts file, with every name under localhost once', () => {
  expect(hostsFileNote(origins, 'darwin')).toMatch(
    /\n127\.0\.0\.1 kuluttaja\.localhost lihakauppa\.localhost maksu\.localhost$/,
  )
})

it('says nothing where browsers resolve these names, or where none is under localhost', () => {
  expect(hostsFileNote(origins, 'linux')).toBeUndefined()
  expect(hostsFileNote(['https://www.kaskimaa.fi'], 'darwin')).toBeUndefined()
})
