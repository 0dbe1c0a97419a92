import { expect, it } from 'vitest'
import { acceptedFormat } from './accepted-format.http.ts'

it.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'webp'],
  ['image/avif;q=0.5, image/webp', 'webp'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/webp;q=0', 'plain'],
  ['image/avif;q=much', 'plain'],
  ['IMAGE/AVIF', 'avif'],
  ['image/*', 'plain'],
  ['*/*', 'plain'],
  ['text/html', 'plain'],
  ['', 'plain'],
  [undefined, 'plain'],
] as const)('gives a client that accepts %s %s', (header, format) => expect(acceptedFormat(header)).toBe(format))
