// @vitest-environment jsdom
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { SearchField } from './search-field.tsx'

it('OF-07: a search is told where its field is left, and not once more later', async () => {
  document.body.innerHTML = '<div></div>'
  const told = vi.fn()
  const root = createRoot(document.querySelector('div') as Element)
  root.render(<SearchField label="Haku" value="" onChange={told} />)
  await expect.poll(() => document.querySelector('input')).not.toBeNull()
  const input = document.querySelector('input') as HTMLInputElement
  input.focus()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'lohi')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  expect(told).not.toHaveBeenCalled()
  await expect.poll(() => input.value).toBe('lohi')
  input.blur()
  expect(told.mock.calls).toEqual([['lohi']])
  await new Promise((next) => setTimeout(next, 600))
  expect(told.mock.calls).toEqual([['lohi']])
  root.unmount()
})
