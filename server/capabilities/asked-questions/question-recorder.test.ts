import { describe, expect, it } from 'vitest'
import { keptQuestion } from './kept-question.ts'
import { type Counted, QuestionRecorder } from './question-recorder.ts'

const place = { site: 'kuluttaja', language: 'fi' } as const

function aRecorder() {
  const written: Counted[] = []
  const problems: unknown[] = []
  const recorder = new QuestionRecorder({
    write: async (batch) => void written.push(...batch),
    onProblem: (error) => problems.push(error),
  })
  const ask = (q: string, totalCount = 0) => recorder.asked({ ...place, q, totalCount })
  return { recorder, written, ask, problems }
}

describe('what was asked', () => {
  it('counts a question however it is typed, with those that found nothing and those that led to a page', async () => {
    const { recorder, written, ask } = aRecorder()
    ask('Poron  Käristys')
    ask('poron käristys ', 3)
    recorder.opened({ ...place, q: 'Poron käristys' })
    expect(written).toEqual([])
    await recorder.flush()
    expect(written).toEqual([{ ...place, question: 'poron käristys', asked: 2, unanswered: 1, opened: 1 }])
    await recorder.flush()
    expect(written).toHaveLength(1)
  })

  it('drops what somebody typed on the way to a longer question', async () => {
    const { recorder, written, ask } = aRecorder()
    for (const q of ['kin', 'kink', 'kinkku', 'nakki']) ask(q)
    await recorder.flush()
    expect(written.map(({ question }) => question)).toEqual(['kinkku', 'nakki'])
  })

  it('bounds a flood: different questions of a minute, and one that is repeated', async () => {
    const { recorder, written, ask } = aRecorder()
    for (let count = 0; count < 100; count++) ask('sama')
    for (let count = 0; count < 5000; count++) ask(`tulva ${String(count).padStart(5, 'x')} y`)
    await recorder.flush()
    expect(written.length).toBeLessThanOrEqual(1000)
    expect(written.find(({ question }) => question === 'sama')?.asked).toBe(20)
  })

  it('goes on when counts cannot be written', async () => {
    const problems: string[] = []
    const recorder = new QuestionRecorder({
      write: () => Promise.reject(new Error('no database')),
      onProblem: (_error, sentence) => problems.push(sentence),
    })
    recorder.asked({ ...place, q: 'nakki', totalCount: 0 })
    await recorder.flush()
    expect(problems).toEqual(['Counting questions failed'])
  })
})

describe('what is kept of a question', () => {
  it.each([
    'aino.kaski@example.fi',
    'soita 040 123 4567',
    '+358 40 1234567',
    '131052-308T',
    'FI21 1234 5600 0007 85',
    'Kotikatu 5 A 12',
    'Storgatan 12',
    'https://example.com/sivu',
    'ab',
    '??? !!!',
    'x'.repeat(81),
  ])('nothing of %s', (typed) => expect(keptQuestion(typed)).toBeNull())

  it.each(['kinkku 2 kg', '00100', 'KA-2004', '6407040020014', 'alle 30 min', 'oy'.repeat(3)])('%s', (typed) =>
    expect(keptQuestion(typed)).toBe(typed.toLowerCase()),
  )
})
