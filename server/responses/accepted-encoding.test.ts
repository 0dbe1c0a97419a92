import { describe, expect, it } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

describe('the encoding of a response', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br', 'br'],
    ['BR', 'br'],
    ['GZip', 'gzip'],
    ['gzip,br', 'br'],
    ['  gzip ;  q=0.5 ', 'gzip'],
    ['br;q=0.1, gzip;q=1', 'br'],
    ['*', 'br'],
    ['gzip, *;q=0', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['br;q=1.000;level=4', 'br'],
  ])('is for "%s" the smallest that the client takes: %s', (header, encoding) =>
    expect(acceptedEncoding(header)).toBe(encoding),
  )

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;Q=0.2', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*;q=0', 'identity'],
    ['br ; q=0', 'identity'],
  ])('is for "%s" none that the client refuses: %s', (header, encoding) =>
    expect(acceptedEncoding(header)).toBe(encoding),
  )

  it.each(['', ',', 'deflate', 'identity', 'brotli', 'x-gzip', 'br;q=many', ';q=1', 'gzip;q='])(
    'is none for "%s"',
    (header) => expect(acceptedEncoding(header)).toBe('identity'),
  )

  it('is none for a client that does not say', () => expect(acceptedEncoding(undefined)).toBe('identity'))

  it('is the same the second time', () => {
    expect(acceptedEncoding('gzip;q=0.7')).toBe('gzip')
    expect(acceptedEncoding('gzip;q=0.7')).toBe('gzip')
  })

  it('is right after more different headers than are cached', () => {
    for (let i = 0; i < 300; i++) acceptedEncoding(`gzip;q=0.${i}1`)
    expect(acceptedEncoding('br;q=0.123')).toBe('br')
    expect(acceptedEncoding('deflate;q=0.123')).toBe('identity')
  })
})
