import { expect, it } from 'vitest'
import { rawHeader } from './raw-header.ts'

const request = { rawHeaders: ['Host', 'one.example', 'ACCEPT-encoding', 'br', 'host', 'other.example', 'x', ''] }

it('finds a header however it is written, the first of several', () => {
  expect(rawHeader(request, 'host')).toBe('one.example')
  expect(rawHeader(request, 'accept-encoding')).toBe('br')
  expect(rawHeader(request, 'x')).toBe('')
})

it('takes no value for a name', () => {
  expect(rawHeader(request, 'br')).toBeUndefined()
  expect(rawHeader({ rawHeaders: [] }, 'host')).toBeUndefined()
})
