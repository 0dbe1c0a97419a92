import { expect, it } from 'vitest'
import { rawHeader } from './raw-header.ts'

const request = { rawHeaders: ['Host', 'one.example', 'ACCEPT-encoding', 'br', 'host', 'other.example', 'x', ''] }

it('finds the first header of a name, in any case', () => {
  expect(rawHeader(request, 'host')).toBe('one.example')
  expect(rawHeader(request, 'accept-encoding')).toBe('br')
  expect(rawHeader(request, 'x')).toBe('')
})

it('does not mistake a value for a name', () => {
  expect(rawHeader(request, 'br')).toBeUndefined()
  expect(rawHeader({ rawHeaders: [] }, 'host')).toBeUndefined()
})
