import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { page } from '#contract/content/content.ts'
import { item } from '#contract/content/item.ts'
import type { FormField } from '#contract/office/editor/form-field.ts'
import { optionOf, startOf } from '#contract/office/editor/start-value.ts'
import { blocks } from '#web/blocks/registry.ts'
import { describeForm } from './describe-form.ts'
import { blockForms, itemForms, pageForm } from './editor-forms.ts'

type Place = readonly (string | number)[]
type Spot = { field: FormField; value: unknown; place: Place; byDefault?: unknown }

/** Every field that the form shows for a value, lists and options included. */
function spotsOf({ field, value, place }: Spot): Spot[] {
  if (value === undefined || value === null) return []
  switch (field.kind) {
    case 'object': {
      const given = value as Record<string, unknown>
      const all = field.fields.flatMap(({ name, field: inner, byDefault }) => {
        const own = { field: inner, value: given[name] ?? byDefault, place: [...place, name] }
        return spotsOf(own)
      })
      return all
    }
    case 'list':
      return (value as unknown[]).flatMap((each, at) =>
        spotsOf({ field: field.item, value: each, place: [...place, at] }),
      )
    case 'union': {
      const option = optionOf(field.options, value)
      if (!option) throw new Error(`No option fits ${place.join('.')}`)
      return spotsOf({ field: option.field, value, place })
    }
    case 'fixed':
      return []
    default:
      return [{ field, value, place }]
  }
}

const parts = (text: string) => text.replace(/[a-zåäö](?!.*[a-zåäö])/, (letter) => (letter === 'a' ? 'e' : 'a'))
const digits = (text: string) => text.replace(/\d(?!.*\d)/, (digit) => String((Number(digit) + 1) % 10))

/** What a person might make of a value. */
function changesOf({ field, value }: Spot): unknown[] {
  switch (field.kind) {
    case 'text':
    case 'link':
    case 'path':
    case 'offer':
    case 'site':
      return [parts(String(value)), digits(String(value)), `${value}a`, `${value}1`]
    case 'number':
      return [0.5, -0.5, 1, -1, 5, -5].map((step) => Number(value) + step)
    case 'yes':
      return [!value]
    case 'choice':
      return field.choices.map((choice) => choice.value).filter((each) => each !== value)
    case 'date':
      return ['2031-05-14', '1999-01-02']
    case 'richText':
      return [[...(value as unknown[]), { kind: 'paragraph', children: ['Lisäys'] }]]
    case 'choices': {
      const rest = field.choices.map((choice) => choice.value)
      return [rest.slice(0, 1), rest, ...rest.map((one) => [...(value as unknown[]), one])]
    }
    case 'categories':
    case 'facets':
    case 'facetTags':
      return [[...(value as number[]), 7], [7]]
    case 'category':
    case 'productGroup':
      return [Number(value) + 1]
    case 'paths':
      return [[...(value as string[]), '/uusi'].slice(-8)]
    case 'picture':
      return [{ ...(value as object), alt: 'Toinen' }]
    case 'pdf':
    case 'mp4':
    case 'vtt':
      return [{ ...(value as object), bytes: 12_345 }]
    default:
      return []
  }
}

function withAt(root: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value
  const parent = root as Record<string | number, unknown>
  const copy = Array.isArray(root) ? [...root] : { ...parent }
  ;(copy as Record<string | number, unknown>)[name] = withAt(parent[name], rest, value)
  return copy
}

/** Fields of which one cannot change without another. */
const tied = new Set([
  'cut-map: animal', // Its parts are those of the animal.
  'sort-game: places.*.name', // Things name the places where they may go.
  'slice-gauge: from', // The first thickness is there.
  'slice-gauge: stops.*.mm',
  'region-map: buttons.*.buttonRegion', // Each region once, and the example has all.
  'count-back: eaters.max', // Not below where it begins.
  'trade: pallet.cartons', // As many in each layer.
  'board-planner: items.*.share',
])

/** The fields that no change leaves valid. */
function stuckIn(schema: z.ZodType, field: FormField, value: unknown): string[] {
  expect(schema.safeParse(value).error).toBeUndefined()
  return spotsOf({ field, value, place: [] }).flatMap((spot) => {
    const isFree = changesOf(spot).some((next) => schema.safeParse(withAt(value, spot.place, next)).success)
    return isFree ? [] : [spot.place.map((name) => (typeof name === 'number' && name > 0 ? '*' : name)).join('.')]
  })
}

const all = blockForms(blocks.values())

describe('OF-25: the form of a block', () => {
  it('is there for every block of the program', () =>
    expect(all.map(({ type }) => type).sort()).toEqual([...blocks.keys()].sort()))

  for (const { type, form } of all)
    it(`lets every field of the examples of '${type}' be changed, and the schema takes it`, () => {
      const definition = blocks.get(type)
      const stuck = Object.values(definition?.examples ?? {}).flatMap((example) =>
        stuckIn(definition?.schema as z.ZodType, form, example),
      )
      const unknown = stuck.map((place) => `${type}: ${place.replace(/\.0\./g, '.*.')}`)
      expect([...new Set(unknown)].filter((place) => !tied.has(place))).toEqual([])
    })

  it('names a field, a choice and one of a list in Finnish, or there is none', () => {
    expect(() => describeForm(z.object({ colour: z.string() }))).toThrow('form.colour has no Finnish name')
    const shade = z.enum(['dark']).meta({ title: 'Sävy' })
    expect(() => describeForm(z.object({ shade }))).toThrow("form.shade: 'dark' has no Finnish name")
    const names = z.array(z.string()).meta({ title: 'Nimet' })
    expect(() => describeForm(z.object({ names }))).toThrow('form.names has no Finnish name for one of its list')
    const rule = z.map(z.string(), z.string()).meta({ title: 'Sääntö' })
    expect(() => describeForm(z.object({ rule }))).toThrow('No field fits form.rule: map')
  })
})

it('OF-25: pages and the items of all templates have forms', () => {
  expect(Object.keys(itemForms()).sort()).toEqual(item.options.map(({ shape }) => shape.kind.value).sort())
  const form = pageForm()
  expect(form.kind === 'object' && form.fields.map(({ title }) => title)).toEqual([
    'Otsikko',
    'Kuvaus',
    'Kuva',
    'Julkaisupäivä',
  ])
  expect(page.def.shape.template.options.length).toBeGreaterThan(5)
})

it('a new block begins with what its schema needs, and no more', () => {
  const hero = all.find(({ type }) => type === 'hero')
  expect(hero && startOf(hero.form)).toEqual({ title: '' })
  const list = all.find(({ type }) => type === 'expandable-list')
  expect(list && startOf(list.form)).toEqual({ items: [{ heading: '', content: [] }] })
})
