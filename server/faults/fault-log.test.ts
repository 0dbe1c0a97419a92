import { expect, it, vi } from 'vitest'
import { FaultLog } from './fault-log.ts'
import { DatabaseUnavailableError } from './outage.ts'

const outage = new DatabaseUnavailableError('The database server does not answer.')

it('logs every fault of ours', () => {
  const log = { error: vi.fn(), warn: vi.fn() }
  const faults = new FaultLog(log)
  const err = new TypeError('x is not a function')
  faults.add(err, 'Rendering / failed', { reqId: 'a-1' })
  faults.add(err, 'Rendering / failed')
  expect(log.error.mock.calls).toEqual([
    [{ err, reqId: 'a-1' }, 'Rendering / failed'],
    [{ err }, 'Rendering / failed'],
  ])
})

it('logs one of many failures in an outage, and how many were alike', () => {
  const log = { error: vi.fn(), warn: vi.fn() }
  let now = 0
  const faults = new FaultLog(log, () => now)
  for (; now < 60_000; now += 500) faults.add(outage, 'Polling for jobs failed')
  expect(log.error).not.toHaveBeenCalled()
  expect(log.warn.mock.calls).toEqual([
    [{ err: outage, alike: 1 }, 'Polling for jobs failed: the database cannot be used'],
    [{ err: outage, alike: 60 }, 'Polling for jobs failed: the database cannot be used'],
  ])
})
