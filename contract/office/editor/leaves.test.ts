import { expect, it } from 'vitest'
import type { FormField } from './form-field.ts'
import { hasSameWords, isWritten, leavesOf } from './leaves.ts'

const text = { kind: 'text' as const, isLong: false }
const form: FormField = {
  kind: 'object',
  fields: [
    { name: 'kind', title: '', isRequired: true, field: { kind: 'fixed', value: 'x' } },
    { name: 'title', title: 'Otsikko', isRequired: true, field: text },
    { name: 'body', title: 'Teksti', isRequired: true, field: { kind: 'richText' } },
    {
      name: 'items',
      title: 'Kohdat',
      isRequired: true,
      field: {
        kind: 'list',
        itemName: 'kohta',
        min: 0,
        item: { kind: 'object', fields: [{ name: 'name', title: 'Nimi', isRequired: true, field: text }] },
      },
    },
  ],
}

it('OF-35: has every field that says something, by the names of all that it is in', () => {
  const value = {
    kind: 'x',
    title: '',
    body: [{ kind: 'paragraph', children: ['Hei'] }],
    items: [{ name: 'A' }, { name: 'Bee' }],
  }
  expect(leavesOf(form, value, ['props']).map(({ path, title }) => [path.join('.'), title])).toEqual([
    ['props.body', 'Teksti'],
    ['props.items.0.name', 'Kohdat 1: Nimi'],
    ['props.items.1.name', 'Kohdat 2: Nimi'],
  ])
})

it('knows which fields are written in a language: numbers and names of the format are not', () => {
  const written = (value: unknown, field: FormField = text) => isWritten({ field, value })
  expect([written('Hei'), written('100 %'), written('Hei', { kind: 'link' })]).toEqual([true, false, false])
  const rich = { kind: 'richText' } as const
  expect(written([{ kind: 'paragraph', children: [{ text: '5', link: '/kinkku' }] }], rich)).toBe(false)
  expect(written([{ kind: 'paragraph', children: [{ text: 'kinkku' }] }], rich)).toBe(true)
  const picture = { kind: 'picture' } as const
  expect([written({ name: 'a.svg', alt: 'Kinkku' }, picture), written({ name: 'a.svg', alt: '' }, picture)]).toEqual([
    true,
    false,
  ])
})

it('OF-35: the same words are the same wherever their links lead', () => {
  const said = (words: string, link: string) => [{ kind: 'paragraph', children: [{ text: words, link }] }]
  const rich = { kind: 'richText' } as const
  expect(hasSameWords(rich, said('Lue', '/tarina'), said('Lue', '/en/story'))).toBe(true)
  expect(hasSameWords(rich, said('Lue', '/tarina'), said('Read', '/tarina'))).toBe(false)
})
