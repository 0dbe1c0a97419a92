import { expect, it } from 'vitest'
import { savePages } from '#server/capabilities/content/content.ts'
import { aProduct } from '#server/testing/a-page.ts'
import { searchedSite } from '#server/testing/searched-site.ts'

const { app, ask } = searchedSite()

it('SE-11 sorts lists by index, in any order of parameters', async () => {
  const { query } = await ask('/api/search/products?facetTags[1]=9&facetTags[0]=5&matchAnyCategoryIds[0]=3')
  expect([query.facetTags, query.matchAnyCategoryIds]).toEqual([[5, 9], [3]])
})

const wrong = [
  ['page', 'products?page=0'],
  ['page', 'content/?page=1001'],
  ['pageSize', 'recipes?pageSize=101'],
  ['sortOrder', 'newsroom?sortOrder=6'],
  ['contentGroup', 'content?contentGroup=5'],
  ['productGroup', 'products?productGroup=abc'],
  ['facetTags.0', 'products?facetTags[0]=x'],
  ['facetTags.0', 'products?facetTags[0]=-1'],
  ['facetTags', 'products?facetTags=5'],
  ['facetTags', 'products?facetTags[]=201'],
  ['facetTags', 'products?facetTags[a]=201'],
  ['facetTags', 'products?facetTags[0]=201&facetTags[1000]=202'],
  ['q', 'content?q[a]=x'],
  ['searchEquipments', 'products?searchEquipments=perhaps'],
  ['q', `products?q=${'x'.repeat(201)}`],
  ['facetTags', `products?${Array.from({ length: 51 }, (_, at) => `facetTags[${at}]=${at + 1}`).join('&')}`],
  ['facetTags', `recipes?${Array.from({ length: 200 }, (_, at) => `facetTags[${at}]=${at + 1}`).join('&')}`],
  ['language', 'lihakauppa-products?language=xx'],
  ['language', 'products?language=de'],
  ['language', 'suggestions/?q=a&language=se'],
  ['language', 'all-products?language='],
  ['skipPagination', 'lihakauppa-products?skipPagination=2'],
] as const
it('SE-11 SE-15 responds with 400 and the name of the invalid parameter', async () => {
  for (const [name, path] of wrong) {
    const response = await app().get('kuluttaja', `/api/search/${path}`)
    const { code, fields } = await response.json()
    expect([path, response.status, code, Object.keys(fields)]).toEqual([path, 400, 'REQUEST_INVALID', [name]])
  }
})

const hostile = [
  '%00',
  '%ff%fe',
  '.*(%5B',
  '%F0%9F%8C%AD',
  '%E2%80%AE%D7%90%D7%91',
  '!!!',
  '%27%3B--',
  'a%20'.repeat(60),
  Array.from({ length: 50 }, (_, at) => `&facetTags[${at}]=${at + 1}`).join(''),
]
it('SE-15 handles any input without a 500', async () => {
  for (const q of hostile) {
    for (const name of ['products', 'recipes', 'newsroom', 'content', 'lihakauppa-products']) {
      expect([q, name, (await app().get('kuluttaja', `/api/search/${name}?q=${q}`)).status]).toEqual([q, name, 200])
    }
  }
})

it('SE-15 works with and without the trailing slash', async () => {
  const without = await ask('/api/search/products?q=kassler')
  expect(await ask('/api/search/products/?q=kassler')).toEqual(without)
})

it('responds with 304 to a known ETag, until something changes', async () => {
  const first = await app().get('kuluttaja', '/api/search/products?q=kassler')
  const known = { headers: { 'if-none-match': first.headers.get('etag') as string } }
  expect((await app().get('kuluttaja', '/api/search/products?q=kassler', known)).status).toBe(304)
  await savePages(app().content, [aProduct('uusi', { title: 'Kassler viipaleina' }, { productCode: 'E-5' })])
  expect((await app().get('kuluttaja', '/api/search/products?q=kassler', known)).status).toBe(200)
})
