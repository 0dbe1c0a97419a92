import { beforeEach, describe, expect, it } from 'vitest'
import { accepted, refused } from '#contract/values/outcome.ts'
import { guessing } from './guessing.ts'

let counts: Map<string, number>
let solved: string[]
const limits = {
  take: async (_name: string, key: string) => {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count > 10 ? 600 : 0
  },
  giveBack: async (_name: string, key: string) => void counts.set(key, (counts.get(key) ?? 0) - 1),
}
beforeEach(() => {
  counts = new Map()
  solved = []
})

const pause = () => new Promise((resolve) => setImmediate(resolve))
const aGuesser = () => {
  const guessOf = guessing({
    limits,
    isSolved: async (token) => token === 'solved' && solved.push(token) === 1,
  })
  return (who: Partial<Parameters<typeof guessOf>[0]>, isRight: boolean) =>
    guessOf({ kind: 'order', client: '192.0.2.1', customer: null, captchaToken: '', ...who })(async () => {
      await pause()
      return isRight ? accepted('the order') : refused('ORDER_UNKNOWN')
    })
}
const codeOf = (outcome: { ok: boolean; code?: string }) => (outcome.ok ? 'ok' : outcome.code)

describe('guesses', () => {
  it('that are right never reach the limit, however many come at the same moment', async () => {
    const guess = aGuesser()
    const answers = await Promise.all(Array.from({ length: 50 }, () => guess({}, true)))
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['ok']))
    expect([...counts.values()]).toEqual([0])
  })

  it('that are wrong all count, also at the same moment; then each try needs a captcha, which works once', async () => {
    const guess = aGuesser()
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess({}, false)))
    expect(answers.map(codeOf).filter((code) => code === 'ORDER_UNKNOWN')).toHaveLength(10)
    expect(codeOf(await guess({}, true))).toBe('CAPTCHA_NEEDED')
    expect(codeOf(await guess({ captchaToken: 'made up' }, true))).toBe('CAPTCHA_FAILED')
    expect(codeOf(await guess({ captchaToken: 'solved' }, true))).toBe('ok')
    expect(codeOf(await guess({ captchaToken: 'solved' }, true))).toBe('CAPTCHA_FAILED')
  })

  it('of one kind, client or customer are not those of another', async () => {
    const guess = aGuesser()
    for (let tries = 0; tries < 12; tries++) await guess({}, false)
    const others = [{ kind: 'code' as const }, { client: '192.0.2.2' }, { customer: { id: 'aino', session: 's' } }]
    for (const other of others) expect(codeOf(await guess(other, true))).toBe('ok')
    expect(codeOf(await guess({}, true))).toBe('CAPTCHA_NEEDED')
  })

  it('that fail by a fault of ours hold nobody up, and a flood of them is refused', async () => {
    const guessOf = guessing({ limits, isSolved: async () => false })
    const guess = guessOf({ kind: 'order', client: 'a', customer: null, captchaToken: '' })
    const fault = guess(async () => {
      throw new Error('The database is away')
    })
    await expect(fault).rejects.toThrow('away')
    expect(codeOf(await guess(async () => accepted(1)))).toBe('ok')
    const flood = await Promise.all(Array.from({ length: 120 }, () => guess(async () => accepted(1))))
    expect(flood.filter((outcome) => codeOf(outcome) === 'TOO_MANY_REQUESTS')).toHaveLength(20)
  })
})
