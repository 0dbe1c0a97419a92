import { expect, expectTypeOf, it, vi } from 'vitest'
import { languages } from '#contract/site.ts'
import type { FeatureMessages } from './feature-messages.ts'
import { features, message, type PluralKey, pluralForms, reportMissingMessages, type TextKey } from './message.ts'

const all = features.flatMap((feature) => Object.entries<FeatureMessages[string]>(feature))

it('CH-04 has every text in every language, and each key once', () => {
  expect(all.length).toBeGreaterThan(100)
  expect(new Set(all.map(([key]) => key)).size).toBe(all.length)
  for (const [key, texts] of all) {
    for (const language of languages) {
      const forms = [texts[language]].flatMap((text) => (typeof text === 'string' ? text : Object.values(text)))
      for (const form of forms) expect(form.trim(), `${key} in ${language}`).not.toBe('')
    }
  }
})

it('has places for the same values in every language and form', () => {
  const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join()
  for (const [key, { fi, ...others }] of all) {
    const [first = '', ...rest] = [fi, ...Object.values(others)].flatMap((text) =>
      typeof text === 'string' ? text : [text.one, text.other],
    )
    for (const text of rest) expect(places(text), key).toBe(places(first))
  }
})

it('CH-04 speaks Finnish on a Finnish site and the site’s language elsewhere', () => {
  expect(message('fi', 'showMore')).toBe('Näytä lisää')
  expect(message('se', 'showMore')).toBe('Visa fler')
})

it('CH-04 shows the key of an unknown text and notes it', () => {
  const note = vi.fn()
  reportMissingMessages(note)
  expect(message('fi', 'noSuchText' as TextKey)).toBe('noSuchText')
  expect(message('ru' as never, 'showMore')).toBe('showMore')
  expect(message('ru' as never, 'searchCount', { count: 1 })).toBe('searchCount')
  expect(pluralForms('fi', 'noSuchText' as PluralKey)).toEqual({ one: 'noSuchText', other: 'noSuchText' })
  expect(note.mock.calls).toEqual([
    ["No text 'noSuchText' in language 'fi'."],
    ["No text 'showMore' in language 'ru'."],
    ["No text 'searchCount' in language 'ru'."],
    ["No text 'noSuchText' in language 'fi'."],
  ])
})

it('puts values into their places and leaves a place without a value as it is', () => {
  expect(message('fi', 'published', { date: '5. marraskuuta 2026' })).toBe('Julkaistu 5. marraskuuta 2026')
  expect(message('fi', 'published')).toBe('Julkaistu {date}')
})

it('takes the form that the language has for the count', () => {
  const counted = (count: number) => languages.map((language) => message(language, 'searchCount', { count }))
  expect(counted(0)).toEqual(['0 hakutulosta', '0 search results', '0 sökresultat', '0 Suchergebnisse'])
  expect(counted(1)).toEqual(['1 hakutulos', '1 search result', '1 sökresultat', '1 Suchergebnis'])
  expect(counted(21)).toEqual(['21 hakutulosta', '21 search results', '21 sökresultat', '21 Suchergebnisse'])
})

it('does not compile a text in fewer languages, an unknown key, or a plural without its count', () => {
  // @ts-expect-error Without Swedish and German.
  const incomplete: FeatureMessages = { hello: { fi: 'Hei', en: 'Hello' } }
  // @ts-expect-error Forms in Finnish are forms everywhere.
  const uneven: FeatureMessages = { x: { fi: { one: 'a', other: 'b' }, en: 'c', se: 'd', de: 'e' } }
  expectTypeOf<'noSuchText'>().not.toExtend<TextKey | PluralKey>()
  expectTypeOf<'searchCount'>().toExtend<PluralKey>()
  expectTypeOf<'showMore'>().not.toExtend<PluralKey>()
  // @ts-expect-error Which form depends on the count.
  const counted = () => message('fi', 'searchCount')
  expect([incomplete, uneven, counted]).toHaveLength(3)
})
