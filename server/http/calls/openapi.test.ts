import { expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from '#contract/calls/calls.ts'
import { openApi } from './openapi.ts'

it('describes a call from the schemas that validate it', () => {
  const { paths } = openApi([
    {
      method: 'GET',
      path: '/api/things/:id',
      about: 'One thing.',
      params: z.object({ id: z.string() }),
      query: z.object({ page: z.coerce.number().int().min(1).default(1), tags: z.array(z.string()).optional() }),
      answer: z.object({ name: z.string() }),
      refusals: ['NOT_FOUND'],
    },
  ]) as { paths: Record<string, Record<string, Record<string, never>>> }
  const get = paths['/api/things/{id}']?.get
  expect(get?.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'page', in: 'query', required: false },
    { name: 'tags', in: 'query', required: false, style: 'deepObject', schema: { type: 'array' } },
  ])
  expect(Object.keys(get?.responses ?? {})).toEqual(['200', '400', '404', '429', '500'])
  expect(get?.['x-access']).toEqual({ host: 'site', caller: 'anyone', limit: 'read' })
})

it('can describe every call of the contract', () => {
  const { paths } = openApi(calls) as { paths: object }
  expect(JSON.stringify(paths)).toContain('/api/reports')
})
