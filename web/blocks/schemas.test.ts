import { expect, it } from 'vitest'
import { blocks } from './registry.ts'
import { blockSchemas } from './schemas.ts'

it('has the schema of every block, the same that its page is checked with', () =>
  expect(new Map([...blocks].map(([type, { schema }]) => [type, schema]))).toEqual(blockSchemas))
