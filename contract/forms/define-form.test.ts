import { expect, it } from 'vitest'
import { complaint } from './complaint.form.ts'

it('keeps the words for the description of the API out of what pages send to browsers', () => {
  expect(complaint.about).toMatch(/\.$/)
  expect(JSON.parse(JSON.stringify(complaint))).toEqual({ ...complaint })
  expect(JSON.stringify(complaint)).not.toContain(complaint.about)
})
