import { expect, it } from 'vitest'
import { ConfigError } from '#server/config.ts'
import { DataFolderError } from '#server/db/pglite/data-folder-error.ts'
import { startProblem } from './start-problem.ts'

const systemError = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: something failed`), { code, ...(path ? { path } : {}) })

const wrapped = (code: string, message: string) =>
  new Error('Failed query: select 1', { cause: Object.assign(new Error(message), { code }) })

it('prints sentences of ours as they are, without a stack', () => {
  expect(startProblem(new ConfigError('The setting PORT is wrong.'))).toBe('The setting PORT is wrong.')
  expect(startProblem(new DataFolderError('The folder is half.'))).toBe('The folder is half.')
})

it('says what is wrong with a folder, wherever the start met it', () => {
  expect(startProblem(systemError('EACCES', '/pictures/original/x'), '/data')).toBe(
    'The folder /pictures/original cannot be used (EACCES at /pictures/original/x): ' +
      'this user may not write there. Give the folder to the user that runs the program: chown -R.',
  )
  expect(startProblem(systemError('ENOSPC'), '/data')).toMatch(/^The folder \/data cannot .*the disk is full/)
})

it('says what PostgreSQL reports of a full disk and of damage, below what the driver says', () => {
  expect(startProblem(wrapped('53100', 'could not extend file'))).toMatch(
    /^The disk .* is full \(could not extend file\)/,
  )
  expect(startProblem(wrapped('XX001', 'invalid page in block 0'))).toMatch(
    /damaged: invalid page in block 0\. Restore/,
  )
})

it('shows where a bug of ours happened, and never [object Object]', () => {
  expect(startProblem(new TypeError('x is not a function'))).toMatch(/start-problem\.test\.ts/)
  expect(startProblem(systemError('EACCES'))).toMatch(/start-problem\.test\.ts/)
  expect(startProblem({ status: 1, name: 'ExitStatus' })).toBe(
    "The program does not start: { status: 1, name: 'ExitStatus' }",
  )
})
