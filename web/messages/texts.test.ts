import { expect, expectTypeOf, it, vi } from 'vitest'
import { reportMissingMessages } from './missing-texts.ts'
import type { PluralForms } from './plural.ts'
import { type TextGroup, type Texts, textsOf } from './texts.ts'

const group = {
  open: { fi: 'Avaa', en: 'Open', se: 'Öppna', de: 'Öffnen' },
  count: {
    fi: { one: '{count} kortti', other: '{count} korttia' },
    en: { one: '{count} card', other: '{count} cards' },
    se: { one: '{count} kort', other: '{count} kort' },
    de: { one: '{count} Karte', other: '{count} Karten' },
  },
  labels: { name: { fi: 'Nimi', en: 'Name', se: 'Namn', de: 'Name' } },
  steps: [{ heading: { fi: 'Yksi', en: 'One', se: 'Ett', de: 'Eins' } }],
  orders: [{ fi: 'Uusin', en: 'Newest', se: 'Nyast', de: 'Neueste' }],
} satisfies TextGroup

it('CH-04: gives an island its texts in one language, in the shape of their group', () => {
  const texts = textsOf('se', group)
  expect(texts).toEqual({
    open: 'Öppna',
    count: { one: '{count} kort', other: '{count} kort' },
    labels: { name: 'Namn' },
    steps: [{ heading: 'Ett' }],
    orders: ['Nyast'],
  })
  expectTypeOf(texts).toEqualTypeOf<{
    open: string
    count: PluralForms
    labels: { name: string }
    steps: { heading: string }[]
    orders: string[]
  }>()
})

it('CH-04: shows the name of a text in an unknown language and reports it', () => {
  const note = vi.fn()
  reportMissingMessages(note)
  expect(textsOf('ru' as never, { labels: group.labels })).toEqual({ labels: { name: 'name' } })
  expect(note.mock.calls).toEqual([["No text 'name' in language 'ru'."]])
})

it('does not compile a group with a missing language, or an island that uses a text which its group lacks', () => {
  // @ts-expect-error Swedish and German are missing.
  const incomplete: TextGroup = { labels: { name: { fi: 'Nimi', en: 'Name' } } }
  // @ts-expect-error All languages must have plural forms.
  const uneven: TextGroup = { x: { fi: { one: 'a', other: 'b' }, en: 'c', se: 'd', de: 'e' } }
  // @ts-expect-error A plural form is missing.
  const halfPlural: TextGroup = { x: { fi: { one: 'a' }, en: { one: 'a' }, se: { one: 'a' }, de: { one: 'a' } } }
  expectTypeOf<'close'>().not.toExtend<keyof Texts<typeof group>>()
  expect([incomplete, uneven, halfPlural]).toHaveLength(3)
})
