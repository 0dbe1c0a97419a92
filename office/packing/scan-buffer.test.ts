import { expect, it } from 'vitest'
import { ScanBuffer } from './scan-buffer.ts'

const none = { ctrlKey: false, altKey: false, metaKey: false }

/** Presses these keys with a pause between any two; the last answer. */
function typed(keys: readonly string[], pause: number, more: { ctrl?: string } = {}) {
  const buffer = new ScanBuffer()
  const answers = keys.map((key, at) =>
    buffer.press({ ...none, key, ctrlKey: key === more.ctrl, timeStamp: 1000 + at * pause }),
  )
  return answers.at(-1)
}

it('OF-15: takes quick characters and Enter for a scan', () => {
  expect(typed([...'6407040010497', 'Enter'], 12)).toEqual({ scanned: '6407040010497' })
  expect(typed(['Shift', 'A', 'Shift', 'B', ...'1234', 'Enter'], 12)).toEqual({ scanned: 'AB1234' })
})

it('OF-15: keeps the separator of GS1 codes, as Ctrl and ] or as F8', () => {
  expect(typed([...'10AB', 'Control', ']', ...'0106', 'Enter'], 12, { ctrl: ']' })).toEqual({
    scanned: '10AB\u001d0106',
  })
  expect(typed([...'10AB', 'F8', ...'0106', 'Enter'], 12)).toEqual({ scanned: '10AB\u001d0106' })
})

it('OF-15: does not take what a person types for a scan', () => {
  expect(typed([...'6407040010497', 'Enter'], 140)).toBeNull()
  expect(typed([...'12', 'Enter'], 12)).toBeNull()
  expect(typed([...'640704', 'Tab', 'Enter'], 12)).toBeNull()
})
