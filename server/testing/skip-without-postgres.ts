import { beforeEach, inject } from 'vitest'

const postgres = inject('postgres')

beforeEach(({ skip }) => {
  if (postgres && 'missing' in postgres) skip(postgres.missing)
})
