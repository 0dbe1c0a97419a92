import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type BlockDefinition, defineBlock } from '#web/block-kit/define-block.ts'
import { hasNoneOf, readDeclaredQuery, withoutEmptyParameters } from './declared-query.ts'

const commaList = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .default([])

const registry = aRegistry({
  listing: { page: z.coerce.number().int().min(1).max(500).default(1), tags: commaList },
  search: { q: z.string().trim().min(2).optional(), sort: z.enum(['new', 'name']).default('new') },
  prices: {
    steps: z
      .string()
      .transform((text) => text.split(',').map(Number))
      .optional(),
  },
  offer: {
    tags: z
      .string()
      .transform((text) => text.split(','))
      .default(['meat', 'bread']),
  },
  shop: { place: z.string() },
  text: undefined,
})

describe('the parameters of a page', () => {
  it('are the declared ones, parsed', () =>
    expect(read('?page=3&q=kana', ['listing', 'search']).params).toEqual({ page: 3, q: 'kana', sort: 'new', tags: [] }))

  it('have their defaults when the address has no query', () =>
    expect(read('', ['listing']).params).toEqual({ page: 1, tags: [] }))

  it('omit what no block of the page declares', () =>
    expect(read('?page=3&utm_source=x', ['search']).params).toEqual({ sort: 'new' }))

  it.each(['?page=0', '?page=two', '?page=501', '?page=1.5', '?page=', '?page=%00', '?page=1e9'])(
    'take %s, which does not parse, for absent',
    (query) => expect(read(query, ['listing'])).toEqual(read('', ['listing'])),
  )

  it('are undefined for an invalid value without a default', () => {
    expect(read('?q=k', ['search']).params).toMatchObject({ q: undefined })
    expect(read('', ['shop']).params).toEqual({ place: undefined })
  })

  it('have lists sorted and deduplicated', () =>
    expect(read('?tags=b,a,b,c,a', ['listing']).params).toMatchObject({ tags: ['a', 'b', 'c'] }))

  it('have lists of numbers sorted as numbers', () =>
    expect(read('?steps=100,9,20,9', ['prices']).params).toEqual({ steps: [9, 20, 100] }))

  it('have the default list sorted too', () => expect(read('', ['offer']).params).toEqual({ tags: ['bread', 'meat'] }))

  it('are empty for blocks that declare none and for unknown blocks', () =>
    expect(read('?page=2&type=x', ['text', 'gone'])).toEqual({ params: {}, canonical: '' }))
})

describe('the canonical query', () => {
  it('is empty when every value is the default', () =>
    expect(read('?page=1&tags=&sort=new', ['listing', 'search']).canonical).toBe(''))

  it('contains what differs from the default, sorted by name', () =>
    expect(read('?sort=name&q=kana&page=2', ['listing', 'search']).canonical).toBe('?page=2&q=kana&sort=name'))

  it('is the same with any undeclared parameters', () =>
    expect(read('?utm_source=a&page=2&fbclid=b', ['listing']).canonical).toBe('?page=2'))

  it('is the same for every way to write a value', () =>
    expect(read('?page=+02+&q=%20kana%20', ['listing', 'search']).canonical).toBe('?page=2&q=kana'))

  it('is the same for a list in any order', () =>
    expect(read('?tags=b,a,b', ['listing']).canonical).toBe(read('?tags=a,b', ['listing']).canonical))

  it('drops a list that equals its default in another order', () =>
    expect(read('?tags=meat,bread,meat', ['offer']).canonical).toBe(''))

  it('escapes what would end the value', () =>
    expect(read('?q=a%26page%3D2%23', ['listing', 'search']).canonical).toBe('?q=a%26page%3D2%23'))

  it('is the same for any order of the blocks', () =>
    expect(read('?q=kana&page=2', ['search', 'listing']).canonical).toBe(
      read('?q=kana&page=2', ['listing', 'search']).canonical,
    ))
})

describe('any query', () => {
  it('means the same in any order of its parameters', () => {
    fc.assert(
      fc.property(someParameters, fc.infiniteStream(fc.nat()), (parameters, picks) => {
        const shuffled = parameters
          .map((parameter) => ({ parameter, at: picks.next().value as number }))
          .sort((one, other) => one.at - other.at)
          .map(({ parameter }) => parameter)
        expect(readAll(shuffled)).toEqual(readAll(parameters))
      }),
    )
  })

  it('means the same with any undeclared parameters', () => {
    fc.assert(
      fc.property(someParameters, fc.array(fc.tuple(fc.string(), fc.string())), (parameters, others) => {
        const undeclared = others.map(([name, value]): [string, string] => [`utm_${name}`, value])
        expect(readAll([...undeclared, ...parameters, ...undeclared])).toEqual(readAll(parameters))
      }),
    )
  })

  it('means the same as its canonical form, so that the cache may be looked up with either', () => {
    fc.assert(
      fc.property(someParameters, (parameters) => {
        const once = readAll(parameters)
        expect(read(once.canonical, ['listing', 'search'])).toEqual(once)
      }),
    )
  })
})

describe('a query without the parameters of a page', () => {
  const names = ['page', 'q', 'sort', 'tags']

  it.each(['', 'utm_source=kirje', 'fbclid=1&x=2', 'x', '&&x=&', 'x=q&y=page=3', 'q2=kana', '=q', '?q=kana'])(
    'is %j',
    (query) => expect(hasNoneOf(names, query)).toBe(true),
  )

  it.each(['q=kana', 'utm_source=kirje&q=kana', 'q', 'x=1&&q', 'x&page=2', 'q=', '%71=kana', 'x=1&p%61ge=2', 'a+b=1'])(
    'is not %j',
    (query) => expect(hasNoneOf(names, query)).toBe(false),
  )

  it('is any query where a page declares none', () => expect(hasNoneOf([], 'q=kana&%71=kana')).toBe(true))

  it('has the meaning of no query, whatever was sent', () => {
    const piece = fc.constantFrom(...names, 'utm_source', '=', '&', '?', '%', '71', '%71', '+', ';', 'kana', '2', 'ä')
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const query = pieces.join('')
        fc.pre(hasNoneOf(names, query))
        expect(read(`?${query}`, ['listing', 'search'])).toEqual(read('', ['listing', 'search']))
      }),
      { numRuns: 2000 },
    )
  })
})

const someParameters = fc.uniqueArray(
  fc.oneof(
    fc.tuple(fc.constant('page'), fc.oneof(fc.integer({ min: -1, max: 600 }).map(String), fc.string())),
    fc.tuple(
      fc.constant('tags'),
      fc.array(fc.stringMatching(/^[a-z0-9-]{1,3}$/)).map((tags) => tags.join()),
    ),
    fc.tuple(fc.constant('q'), fc.string()),
    fc.tuple(fc.constant('sort'), fc.constantFrom('new', 'name', 'old', '')),
  ),
  { selector: ([name]) => name },
)

function readAll(parameters: [string, string][]) {
  return readDeclaredQuery(registry, ['listing', 'search'], new URLSearchParams(parameters))
}

function read(query: string, blockTypes: string[]) {
  return readDeclaredQuery(registry, blockTypes, new URLSearchParams(query))
}

function aRegistry(params: Record<string, BlockDefinition['params'] | undefined>): Map<string, BlockDefinition> {
  const block = (type: string, declared: BlockDefinition['params'] | undefined) =>
    defineBlock({
      type,
      schema: z.strictObject({}),
      view: () => null,
      css: [],
      examples: {},
      ...(declared ? { params: declared } : {}),
    })
  return new Map(Object.entries(params).map(([type, declared]) => [type, block(type, declared)]))
}

describe('declared parameters without a value', () => {
  const filled = (query: string) => withoutEmptyParameters(registry, ['listing', 'search'], new URLSearchParams(query))

  it.each([
    ['q=', ''],
    ['q=+&page=', ''],
    ['q=&tags=liha&tags=&utm_source=x', '?tags=liha&utm_source=x'],
    ['page=&page=2&q=kana', '?q=kana'],
  ])('leave the query %s as "%s"', (query, expected) => expect(filled(query)).toBe(expected))

  it.each(['', 'q=kana', 'utm_source=', 'place=&q=kana'])('are none in the query "%s"', (query) =>
    expect(filled(query)).toBeUndefined(),
  )
})
