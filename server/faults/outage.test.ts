import { expect, it } from 'vitest'
import { DatabaseUnavailableError, isOutage } from './outage.ts'

const withCode = (code: string, message = 'failed') => Object.assign(new Error(message), { code })

it.each([
  ['a server that does not answer', new DatabaseUnavailableError('The database server does not answer.')],
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a connection that breaks', new Error('Connection terminated unexpectedly')],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a full disk', withCode('53100')],
  ['a server that starts', withCode('57P03')],
  ['a statement over its time', withCode('57014')],
  ['the cause of another error', new Error('Failed query', { cause: withCode('57P01') })],
  ['several addresses that refuse', new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')])],
])('knows an outage by %s', (_, error) => expect(isOutage(error)).toBe(true))

it.each([
  ['a unique violation', withCode('23505')],
  ['a syntax error', withCode('42601')],
  ['a fault of ours', new TypeError('undefined is not a function')],
  ['a wrong password', withCode('28P01')],
  ['a missing file', withCode('ENOENT')],
  ['no error', undefined],
])('does not take %s for an outage', (_, error) => expect(isOutage(error)).toBe(false))
