import { expect, it, vi } from 'vitest'
import { languages } from '#contract/site.ts'
import { fi } from './fi.ts'
import { message, reportMissingMessages } from './message.ts'

it.each(languages)('CH-04 has every text in %s', (language) => {
  for (const key of Object.keys(fi)) expect(message(language, key as keyof typeof fi)).not.toBe(key)
})

it('CH-04 speaks Finnish on a Finnish site and the site’s language elsewhere', () => {
  expect(message('fi', 'showMore')).toBe('Näytä lisää')
  expect(message('se', 'showMore')).toBe('Visa fler')
})

it('CH-04 shows the key of an unknown text and notes it', () => {
  const note = vi.fn()
  reportMissingMessages(note)
  expect(message('fi', 'noSuchText' as never)).toBe('noSuchText')
  expect(message('ru' as never, 'showMore')).toBe('showMore')
  expect(note.mock.calls).toEqual([
    ["No text 'noSuchText' in language 'fi'."],
    ["No text 'showMore' in language 'ru'."],
  ])
})

it('puts values into their places and leaves a place without a value as it is', () => {
  expect(message('fi', 'published', { date: '5. marraskuuta 2026' })).toBe('Julkaistu 5. marraskuuta 2026')
  expect(message('fi', 'published')).toBe('Julkaistu {date}')
})
