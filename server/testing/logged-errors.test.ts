import { expect, it } from 'vitest'
import { failOnErrors, unexpectedErrors } from './logged-errors.ts'

const line = (level: number, msg: string, message?: string) =>
  JSON.stringify({ level, msg, ...(message ? { err: { message, stack: `Error: ${message}\n    at place` } } : {}) })

it('finds the log lines of faults among all that a program prints, and leaves out those that are expected', () => {
  const lines = ['Ready', '{ no JSON', '', line(30, 'note'), line(40, 'outage'), line(50, 'POST failed', 'no function')]
  expect(unexpectedErrors(lines)).toEqual(['POST failed: no function\nError: no function\n    at place'])
  expect(unexpectedErrors([...lines, line(60, 'fatal')], /no function/)).toEqual(['fatal'])
  expect(() => failOnErrors(lines)).toThrow('POST failed: no function')
  expect(() => failOnErrors(lines, /^POST failed: no function$/)).not.toThrow()
})
