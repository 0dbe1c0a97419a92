import { readFileSync } from 'node:fs'
import { expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#contract/call.ts'
import type { Caller } from '#contract/call-types.ts'
import type { LikeCount } from '#contract/likes.ts'
import type { FacetCategory, Suggestions } from '#contract/search.ts'
import { call } from './call.ts'
import { verify } from './verification.ts'

const addLine = defineCall({
  method: 'POST',
  path: '/api/test/cart/:cartId/lines',
  about: 'Stands for the calls of a shop.',
  params: z.object({ cartId: z.string() }),
  body: z.object({ code: z.string(), quantity: z.int().default(1) }),
  answer: z.object({ lines: z.int() }),
  verified: true,
  refusals: ['CATEGORY_UNKNOWN'],
})
const placeOrder = { ...addLine, path: '/api/test/order', repeatKey: 'required' } as const
const removeLine = defineCall({
  method: 'DELETE',
  path: '/api/test/line',
  about: 'Answers nothing, and can be refused.',
  answer: null,
  refusals: ['NOT_FOUND'],
})

type Shop = Caller<readonly [typeof addLine, typeof placeOrder, typeof removeLine]>

/** Compiled, never run. */
const compiled = (_check: () => unknown) => {}
const shop = undefined as never as Shop

it('gives the answer of the call, null where it has none, and the codes that the call can be refused with', () => {
  compiled(async () => {
    const liked = await call('POST /api/contentlikecount/:contentId', { params: { contentId: 7 }, language: 'fi' })
    if (liked.ok) return expectTypeOf(liked.value).toEqualTypeOf<LikeCount>()
    expectTypeOf(liked.code).toEqualTypeOf<
      | 'LIKE_CONTENT_UNKNOWN'
      | (
          | 'TOO_MANY_REQUESTS'
          | 'REQUEST_INVALID'
          | 'FOREIGN_ORIGIN'
          | 'NOT_FOUND'
          | 'HOST_UNKNOWN'
          | 'BODY_TOO_LARGE'
          | 'INTERNAL'
        )
      | ('OFFLINE' | 'TIMEOUT' | 'FAILED' | 'ABORTED')
    >()
    expectTypeOf(liked.message).toEqualTypeOf<string | undefined>()
    expectTypeOf(liked.fields).toEqualTypeOf<Record<string, string> | undefined>()
    const found = await call('GET /api/search/suggestions/', { query: { q: 'kinkku' }, language: 'fi' })
    if (found.ok) expectTypeOf(found.value).toEqualTypeOf<Suggestions>()
    const facets = await call('GET /api/facets/custom', { language: 'fi' })
    if (facets.ok) expectTypeOf(facets.value).toEqualTypeOf<FacetCategory[]>()
    const removed = await shop('DELETE /api/test/line', { language: 'fi' })
    if (removed.ok) expectTypeOf(removed.value).toEqualTypeOf<null>()
  })
})

it('takes numbers and texts for what the schema reads from a text, and leaves out what has a default', () => {
  const query = { recipeSearchBlockId: 5 }
  compiled(() => call('GET /api/facets/recipetags', { query, language: 'fi' }))
  compiled(() => call('GET /api/facets/recipetags', { query: { recipeSearchBlockId: '5' }, language: 'fi' }))
  compiled(() => call('GET /api/search/products', { language: 'fi' }))
  compiled(() =>
    call('GET /api/search/products', { query: { facetTags: [1, '2'], hideResults: true }, language: 'fi' }),
  )
  compiled(() => call('GET /api/contentlikecount', { query: { contentIds: ['1', 2] } }))
  compiled(() => call('GET /api/antiforgery/token'))
  compiled(() => call('POST /api/reports', { body: [] }))
})

it('does not compile an unknown address or what the call does not take', () => {
  // @ts-expect-error There is no such call.
  compiled(() => call('GET /api/nothing'))
  // @ts-expect-error Another method.
  compiled(() => call('POST /api/nav/desktop', { language: 'fi' }))
  // @ts-expect-error Without what is in the path.
  compiled(() => call('POST /api/contentlikecount/:contentId', { language: 'fi' }))
  // @ts-expect-error Without its query.
  compiled(() => call('GET /api/contentlikecount'))
  // @ts-expect-error Not a number, nor a text of one.
  compiled(() => call('GET /api/search/products', { query: { page: 'two' }, language: 'fi' }))
  // @ts-expect-error A field that the query does not have.
  compiled(() => call('GET /api/search/products', { query: { pgae: 2 }, language: 'fi' }))
  // @ts-expect-error A body that is not taken.
  compiled(() => call('GET /api/facets/custom', { body: {}, language: 'fi' }))
})

it('does not compile without the language where answer or refusals are texts', () => {
  // @ts-expect-error A search is made in a language.
  compiled(() => call('GET /api/search/suggestions/', { query: { q: 'kinkku' } }))
  // @ts-expect-error Navigation too, by another name.
  compiled(() => call('GET /api/nav/desktop', { query: { subDomainId: 'deli' } }))
  // @ts-expect-error Its refusals are read by people.
  compiled(() => shop('DELETE /api/test/line'))
})

it('compiles a body, a verification and a repeat key exactly where the call takes them', () => {
  const line = { params: { cartId: 'a' }, language: 'fi' } as const
  const body = { code: '1234' }
  compiled(() => shop('POST /api/test/cart/:cartId/lines', { ...line, body, verify }))
  // @ts-expect-error The body has no code.
  compiled(() => shop('POST /api/test/cart/:cartId/lines', { ...line, body: { quantity: 1 }, verify }))
  // @ts-expect-error The quantity is a number in JSON.
  compiled(() => shop('POST /api/test/cart/:cartId/lines', { ...line, body: { ...body, quantity: '1' }, verify }))
  // @ts-expect-error It is verified.
  compiled(() => shop('POST /api/test/cart/:cartId/lines', { ...line, body }))
  // @ts-expect-error It has no repeat key.
  compiled(() => shop('POST /api/test/cart/:cartId/lines', { ...line, body, verify, repeatKey: 'a' }))
  compiled(() => shop('POST /api/test/order', { ...line, body, verify, repeatKey: 'a' }))
  // @ts-expect-error It has a repeat key.
  compiled(() => shop('POST /api/test/order', { ...line, body, verify }))
  // @ts-expect-error It is not verified.
  compiled(() => shop('DELETE /api/test/line', { language: 'fi', verify }))
})

it.each(['call.ts', 'verification.ts'])('%s brings types of the contract to the browser, and no schema', (file) => {
  const imports = readFileSync(`web/calls/${file}`, 'utf8').match(/^import .*#contract.*$/gm)
  expect(imports).not.toBeNull()
  for (const line of imports ?? []) expect(line).toMatch(/^import type /)
})
