import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, inject } from 'vitest'
import { failOnErrors } from '#server/testing/logged-errors.ts'

// Fails a spec during which the shared program logged an error. Two specs run at a time: it may be the other's.
const errors = inject('loggedErrors')
const lines = () => readFileSync(errors, 'utf8').split('\n')
let before = 0

beforeAll(() => {
  before = lines().length - 1
})

afterAll(() => failOnErrors(lines().slice(before)))
