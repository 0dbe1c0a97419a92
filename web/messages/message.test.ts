import { expect, expectTypeOf, it, vi } from 'vitest'
import { languages } from '#contract/site.ts'
import { features } from './feature-list.ts'
import type { FeatureMessages } from './feature-messages.ts'
import { message, type PluralKey, pluralForms, type TextKey } from './message.ts'
import { reportMissingMessages } from './missing-texts.ts'
import type { TextGroup, Translated } from './texts.ts'

const byKey = features.flatMap((feature) => Object.entries<Translated>(feature))
const groups = import.meta.glob<TextGroup>('./**/*.texts.ts', { eager: true })
const all = [...byKey, ...Object.entries(groups).flatMap(([file, group]) => textsIn(file, group))]

function textsIn(path: string, part: TextGroup[string]): [string, Translated][] {
  if ('fi' in part) return [[path, part as Translated]]
  return Object.entries<TextGroup[string]>(part as TextGroup).flatMap(([name, inside]) =>
    textsIn(`${path} ${name}`, inside),
  )
}

it('CH-04 has every text in every language, and each key once', () => {
  expect(byKey.length).toBeGreaterThan(100)
  expect(all.length - byKey.length).toBeGreaterThan(100)
  expect(new Set(all.map(([key]) => key)).size).toBe(all.length)
  for (const [key, texts] of all) {
    for (const language of languages) {
      const forms = [texts[language]].flatMap((text) => (typeof text === 'string' ? text : Object.values(text)))
      for (const form of forms) expect(form.trim(), `${key} in ${language}`).not.toBe('')
    }
  }
})

it('has the same placeholders in every language and plural form', () => {
  const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join()
  for (const [key, { fi, ...others }] of all) {
    const [first = '', ...rest] = [fi, ...Object.values(others)].flatMap((text) =>
      typeof text === 'string' ? text : [text.one, text.other],
    )
    for (const text of rest) expect(placeholders(text), key).toBe(placeholders(first))
  }
})

it('CH-04 returns the text in the given language', () => {
  expect(message('fi', 'showMore')).toBe('Näytä lisää')
  expect(message('se', 'showMore')).toBe('Visa fler')
})

it('CH-04 returns the key of an unknown text and reports it', () => {
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

it('fills in placeholders, and leaves those without a value unchanged', () => {
  expect(message('fi', 'published', { date: '5. marraskuuta 2026' })).toBe('Julkaistu 5. marraskuuta 2026')
  expect(message('fi', 'published')).toBe('Julkaistu {date}')
})

it('selects the plural form of the language for the count', () => {
  const counted = (count: number) => languages.map((language) => message(language, 'searchCount', { count }))
  expect(counted(0)).toEqual(['0 hakutulosta', '0 search results', '0 sökresultat', '0 Suchergebnisse'])
  expect(counted(1)).toEqual(['1 hakutulos', '1 search result', '1 sökresultat', '1 Suchergebnis'])
  expect(counted(21)).toEqual(['21 hakutulosta', '21 search results', '21 sökresultat', '21 Suchergebnisse'])
})

it('does not compile a text with a missing language, an unknown key, or a plural without a count', () => {
  // @ts-expect-error Swedish and German are missing.
  const incomplete: FeatureMessages = { hello: { fi: 'Hei', en: 'Hello' } }
  // @ts-expect-error All languages must have plural forms.
  const uneven: FeatureMessages = { x: { fi: { one: 'a', other: 'b' }, en: 'c', se: 'd', de: 'e' } }
  expectTypeOf<'noSuchText'>().not.toExtend<TextKey | PluralKey>()
  expectTypeOf<'searchCount'>().toExtend<PluralKey>()
  expectTypeOf<'showMore'>().not.toExtend<PluralKey>()
  // @ts-expect-error The count is missing.
  const counted = () => message('fi', 'searchCount')
  expect([incomplete, uneven, counted]).toHaveLength(3)
})
