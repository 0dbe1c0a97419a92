import { expect, it } from 'vitest'
import { readFaults } from './reports.ts'

it('reads an error of an island, without the query of the page', () => {
  const report = {
    kind: 'error',
    island: 'show-more',
    message: 'Hydration failed',
    page: 'https://x.example/haku?q=nimi',
  }
  expect(readFaults(report)).toEqual([
    { kind: 'error', what: 'show-more: Hydration failed', where: 'https://x.example/haku' },
  ])
})

it('reads policy violations in both report formats', () => {
  const fault = { kind: 'policy', what: 'script-src-elem https://evil.example/x.js', where: 'https://x.example/' }
  const old = {
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?a',
    'document-uri': 'https://x.example/?b',
  }
  const current = {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?a',
    documentURL: 'https://x.example/?b',
  }
  expect(readFaults({ 'csp-report': old })).toEqual([fault])
  expect(readFaults([{ type: 'csp-violation', body: current }])).toEqual([fault])
})

it.each([[null], ['text'], [7], [[]], [{}], [[null, 1, 'x']], [{ 'csp-report': null }], [{ kind: 'error' }]])(
  'makes nothing of %j',
  (body) => {
    expect(readFaults(body)).toEqual([])
  },
)

it('cannot be used to fill or forge the log', () => {
  const long = {
    'csp-report': { 'violated-directive': `img-src\n{"level":60}${'x'.repeat(5000)}`, 'document-uri': '\r\n' },
  }
  const [fault] = readFaults(Array(500).fill(long))
  expect(readFaults(Array(500).fill(long))).toHaveLength(10)
  expect(fault?.what.length).toBeLessThan(250)
  expect(JSON.stringify(fault)).not.toMatch(/\\n|\\r/)
})
