import { expect, it } from 'vitest'
import { freePort } from '#server/testing/free-port.ts'
import { aNode, postgresBehindProxy, startProxy } from './behind-proxy.ts'
import { outcomeOf } from './steady-load.ts'

const url = postgresBehindProxy()

it('counts what each visitor reads by the address that the proxy saw, whatever he claims', async ({ skip }) => {
  skip(process.platform !== 'linux', 'Only Linux has more than one address on its loopback by itself.')
  const visitors = await freePort()
  const { port } = await aNode(url(), visitors, { CACHED_READS_PER_SECOND: '5' })
  const page = await startProxy(visitors, [port, port])
  const ask = (from: string, claimed: string) => outcomeOf({ ...page, from, headers: { 'x-forwarded-for': claimed } })

  const greedy = await Promise.all(Array.from({ length: 120 }, (_, n) => ask('127.0.0.2', `192.0.2.${n}`)))
  expect(greedy.filter((outcome) => outcome === '429').length).toBeGreaterThan(20)
  expect(await ask('127.0.0.3', '127.0.0.2')).toBe('200')
})
