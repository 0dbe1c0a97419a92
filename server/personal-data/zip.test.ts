import { expect, it } from 'vitest'
import { unzipped } from '#server/testing/unzipped.ts'
import { zipOf } from './zip.ts'

it('packs files that are found by name, with letters beyond ASCII and with nothing in them', () => {
  const picture = Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2])
  const zip = zipOf(
    [
      { name: 'data.json', bytes: Buffer.from('{"nimi":"Mäkelä"}') },
      { name: 'liite-ä.jpg', bytes: picture },
      { name: 'empty.txt', bytes: Buffer.alloc(0) },
    ],
    new Date('2026-11-18T06:30:10Z'),
  )
  expect([...unzipped(zip)].map(([name, bytes]) => [name, bytes.toString('hex')])).toEqual([
    ['data.json', Buffer.from('{"nimi":"Mäkelä"}').toString('hex')],
    ['liite-ä.jpg', picture.toString('hex')],
    ['empty.txt', ''],
  ])
})
