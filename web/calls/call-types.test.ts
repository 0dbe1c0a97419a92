import { readFileSync } from 'node:fs'
import { expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import type { Caller } from '#contract/calls/call-types.ts'
import type { LikeCount } from '#contract/content/likes.ts'
import type { FacetCategory, Suggestions } from '#contract/search/search.ts'
import { call } from './call.ts'
import { verify } from './verification.ts'

const addLine = defineCall({
  method: 'POST',
  path: '/api/test/cart/:cartId/lines',
  about: 'An example of a shop call.',
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
  about: 'Has no response body, and can be refused.',
  answer: null,
  refusals: ['NOT_FOUND'],
})

type Shop = Caller<readonly [typeof addLine, typeof placeOrder, typeof removeLine]>

/** Compiled, never run. */
const compiled = (_check: () => unknown) => {}
const shop = undefined as never as Shop

it('returns the type of the response, null where the call has none, and the refusal codes of the call', () => {
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

it('accepts numbers and strings where the schema coerces, and makes fields with a default optional', () => {
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

it('does not compile an unknown call or an option that the call does not have', () => {
  // @ts-expect-error There is no such call.
  compiled(() => call('GET /api/nothing'))
  // @ts-expect-error Wrong method.
  compiled(() => call('POST /api/nav/desktop', { language: 'fi' }))
  // @ts-expect-error Path parameters are missing.
  compiled(() => call('POST /api/contentlikecount/:contentId', { language: 'fi' }))
  // @ts-expect-error The query is missing.
  compiled(() => call('GET /api/contentlikecount'))
  // @ts-expect-error Neither a number nor a numeric string.
  compiled(() => call('GET /api/search/products', { query: { page: 'two' }, language: 'fi' }))
  // @ts-expect-error Unknown query field.
  compiled(() => call('GET /api/search/products', { query: { pgae: 2 }, language: 'fi' }))
  // @ts-expect-error The call has no body.
  compiled(() => call('GET /api/facets/custom', { body: {}, language: 'fi' }))
})

it('does not compile without the language where the response or its refusals contain text', () => {
  // @ts-expect-error Search results depend on the language.
  compiled(() => call('GET /api/search/suggestions/', { query: { q: 'kinkku' } }))
  // @ts-expect-error So does navigation, which calls it `languageId`.
  compiled(() => call('GET /api/nav/desktop', { query: { subDomainId: 'deli' } }))
  // @ts-expect-error Its refusals are shown to people.
  compiled(() => shop('DELETE /api/test/line'))
})

it('requires a body, a verification and a repeat key exactly where the call declares them', () => {
  const line = { params: { cartId: 'a' }, language: 'fi' } as const
  const body = { code: '1234' }
  compiled(() => shop('POST /api/test/cart/:cartId/lines', { ...line, body, verify }))
  // @ts-expect-error The body has no code.
  compiled(() => shop('POST /api/test/cart/:cartId/lines', { ...line, body: { quantity: 1 }, verify }))
  // @ts-expect-error The quantity is a number in JSON.
  compiled(() => shop('POST /api/test/cart/:cartId/lines', { ...line, body: { ...body, quantity: '1' }, verify }))
  // @ts-expect-error `verify` is missing.
  compiled(() => shop('POST /api/test/cart/:cartId/lines', { ...line, body }))
  // @ts-expect-error The call takes no repeat key.
  compiled(() => shop('POST /api/test/cart/:cartId/lines', { ...line, body, verify, repeatKey: 'a' }))
  compiled(() => shop('POST /api/test/order', { ...line, body, verify, repeatKey: 'a' }))
  // @ts-expect-error The repeat key is missing.
  compiled(() => shop('POST /api/test/order', { ...line, body, verify }))
  // @ts-expect-error The call takes no `verify`.
  compiled(() => shop('DELETE /api/test/line', { language: 'fi', verify }))
})

it.each(['call.ts', 'verification.ts'])('%s imports only types from the contract: no schema is bundled', (file) => {
  const imports = readFileSync(`web/calls/${file}`, 'utf8').match(/^import .*#contract.*$/gm)
  expect(imports).not.toBeNull()
  for (const line of imports ?? []) expect(line).toMatch(/^import type /)
})
