import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Call } from '#contract/calls/call.ts'
import { calls } from '#contract/calls/calls.ts'
import type { Rule } from '#contract/forms/form.ts'
import { type Language, languages } from '#contract/site.ts'
import { isRuleText, ruleText } from '#web/messages/forms/form-rules.ts'
import { isValueText } from '#web/messages/value-texts.ts'
import { refusalTexts } from './refusal-texts.ts'
import { validate } from './validate.ts'

// Generated from the declarations: a call that is added later is walked without anyone thinking of it.

/** A value of each kind that somebody may send in the place of another. */
const wrongValues: readonly unknown[] = [
  ...[undefined, null, '', ' ', 'abc', 'x'.repeat(5000), 'a\nb', '1.5', '-1', '99999999999999999999', 'sv'],
  ...[Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 1.5, 1e12, 1e300, 54, true, false],
  ...[[], {}, [[]], [null], ['x'], [{}], Array(80).fill('1'), Array(80).fill(1), Array(80).fill({}), { a: { b: 1 } }],
]

const parts = ['params', 'query', 'body'] as const

/** The values of a part in which one place at a time is wrong: the whole, each field, and each field of what is in a list. */
function* wrongParts(schema: z.core.$ZodType): Iterable<unknown> {
  yield* wrongValues
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      for (const [name, field] of Object.entries(def.shape))
        for (const value of wrongParts(field)) yield { [name]: value }
      return
    case 'array':
      for (const value of wrongParts(def.element)) yield [value]
      return
    case 'optional':
    case 'nullable':
    case 'default':
      yield* wrongParts(def.innerType)
      return
    case 'pipe':
      yield* wrongParts(def.in)
      return
    case 'union':
      for (const option of def.options) yield* wrongParts(option)
  }
}

/** Weeks that only the rules of the whole week refuse. */
const wrongWeeks = [[{ year: 2027, week: 53 }], [{ week: 5 }], [{ year: 2027 }], [{ year: 1999, week: 60 }]]

/** Forms name their fields themselves. */
const wrongFields = ['Data', 'email', 'Email', 'Message', 'informationTypes', 'product', 'Files', 'isAdult', 'join']
const wrongForms = wrongFields.flatMap((name) =>
  wrongValues.flatMap((value) => [{ [name]: value }, { Data: { [name]: value } }]),
)

function* texts(call: Call, language: Language): Iterable<[field: string, text: string]> {
  for (const part of parts) {
    const schema = call[part]
    if (!schema) continue
    const isForm = (schema as z.core.$ZodType as z.core.$ZodTypes)._zod.def.type === 'pipe'
    for (const value of [
      ...wrongParts(schema),
      ...(isForm ? wrongForms : []),
      ...(part === 'body' ? wrongWeeks : []),
    ]) {
      const result = validate({ [part]: schema }, { params: {}, query: {}, body: {}, [part]: value }, language)
      if ('fields' in result) yield* Object.entries(result.fields)
    }
  }
}

const all: readonly Call[] = calls

/** What the walk finds in a language: each text once, with a field where it stands. */
const found = new Map<Language, Map<string, string>>()

function saidIn(language: Language): Map<string, string> {
  const known = found.get(language)
  if (known) return known
  const said = new Map<string, string>()
  for (const call of all) {
    for (const [field, text] of texts(call, language)) {
      if (!said.has(text) || field === '') said.set(text, `${call.path} ${field}`)
    }
  }
  found.set(language, said)
  return said
}

it.each(process.env.ALL_TESTS ? languages : (['fi', 'en'] as const))(
  'says what is wrong with any value of any call in words of ours, in %s',
  (language) => {
    const isOurs = (text: string) => isRuleText(language, text) || isValueText(language, text)
    const said = [...saidIn(language)]
    expect(said.filter(([text]) => !isOurs(text))).toEqual([])
    expect(said.filter(([, place]) => place.endsWith(' '))).toEqual([])
    expect(said.length).toBeGreaterThan(25)
  },
)

/** Words of English, and of the texts that zod has in each language. */
const FOREIGN =
  /\b(the|is|are|of|and|or|must|not|enter|choose|please|invalid|expected|received|number|string|array|object|boolean|NaN|null|undefined|odotettiin|syöte|ogiltig|förväntat|ungültig|erwartet)\b/i

/** Texts that the document has in English on Finnish forms. */
const exact: readonly Rule[] = ['tooManyFiles', 'fileUnreadable']

it.each(languages.filter((language) => language !== 'en'))('has no English in any refusal in %s', (language) => {
  const english = new Set(exact.map((rule) => ruleText(language, rule)))
  const said = new Set(Object.values(refusalTexts).map((each) => each[language]))
  for (const text of saidIn(language).keys()) said.add(text)
  expect([...said].filter((text) => FOREIGN.test(text) && !english.has(text))).toEqual([])
})

it.each([
  ['fi', 'Anna luku.', 'Tässä vuodessa ei ole tätä viikkoa.', 'Näitä on liian monta: niitä saa olla enintään 50.'],
  [
    'en',
    'Enter a number.',
    'The year does not have this week.',
    'There are too many of these: at most 50 are allowed.',
  ],
  ['se', 'Ange ett tal.', 'Året har inte den här veckan.', 'De är för många: högst 50 är tillåtna.'],
  [
    'de',
    'Geben Sie eine Zahl ein.',
    'Das Jahr hat diese Woche nicht.',
    'Das sind zu viele: Höchstens 50 sind erlaubt.',
  ],
] as const)('names page, week and facets that are wrong, in %s', (language, number, week, list) => {
  const find = (path: string, method: string) =>
    all.find((call) => call.path === path && call.method === method) as Call
  const empty = { params: {}, query: {}, body: {} }
  const search = find('/api/search/products', 'GET')
  const said = (call: Call, part: object) => validate(call, { ...empty, ...part }, language)
  expect(said(search, { query: { page: 'abc' } })).toEqual({ fields: { page: number } })
  expect(said(search, { query: { facetTags: Array(51).fill('5') } })).toEqual({ fields: { facetTags: list } })
  expect(said(find('/api/fs/menu', 'POST'), { body: [{ year: 2027, week: 53 }] })).toEqual({
    fields: { '0.week': week },
  })
})

it('has a text of its own for a schema that forgets to name its rule', () => {
  const schema = z.string().refine(() => false)
  expect(validate({ body: schema }, { params: {}, query: {}, body: 'x' }, 'fi')).toEqual({
    fields: { body: 'Tieto on väärässä muodossa.' },
  })
})
