import { type AskOffice, officeClient } from './office/ask-office.ts'
import { storeSession } from './office/store-office.ts'
import { startProgram } from './program.ts'
import { type Figure, median, percentile } from './report.ts'

const P99_MS = 300
const WARM = 10
const ROUNDS = 200
const LONG_PAGE_BLOCKS = 100

type Listed = { rows: { id: number; template: string }[]; next: string | null }
type Draft = { draft: { content: object } }

/** How long a change in the editor takes until the page beside it shows it: OF-28. */
export async function benchPreview(): Promise<Figure[]> {
  let token = ''
  const { port, stop } = await startProgram({ TRUSTED_PROXIES: '127.0.0.1' }, async (place) => {
    token = await storeSession(place)
  })
  const client = officeClient(port, token)
  const pages = await allPages(client.ask)
  const largest = pages.toSorted((one, other) => other.length - one.length)[0]
  const article = pages.find(({ template }) => template === 'article')
  if (!largest || !article) throw new Error('The demo has no pages.')
  const previewed = (name: string, page: number, operations: (round: number) => object[]) =>
    timed(`preview of ${name}`, (round) =>
      client.read({ path: `/api/office/pages/${page}/preview`, body: { operations: operations(round) } }),
    )
  const figures = [
    await previewed(`the largest demo page (${Math.round(largest.length / 1000)} KB)`, largest.id, titled),
    await previewed(`${LONG_PAGE_BLOCKS} blocks`, article.id, (round) => [...titled(round), ...manyBlocks]),
  ]
  await stop()
  return figures
}

async function allPages(ask: AskOffice) {
  const found: { id: number; template: string; length: number }[] = []
  for (let after: string | null = ''; after !== null; ) {
    const { rows, next }: Listed = await ask<Listed>({ path: `/api/office/pages${after && `?after=${after}`}` })
    for (const { id, template } of rows) {
      const { draft } = await ask<Draft>({ path: `/api/office/pages/${id}/draft` })
      found.push({ id, template, length: JSON.stringify(draft.content).length })
    }
    after = next && encodeURIComponent(next)
  }
  return found
}

const titled = (round: number) => [
  { kind: 'set', from: 0, block: null, path: ['title'], value: `Otsikko, jota kirjoitetaan ${round}` },
]

const manyBlocks = Array.from({ length: LONG_PAGE_BLOCKS }, (_, at) => {
  const content = [{ kind: 'paragraph', children: [`Kappale ${at} ${'ja sanoja '.repeat(40)}`] }]
  return { kind: 'add', from: 0, block: { id: `bench${at}`, type: 'rich-text', props: { content } }, after: null }
})

async function timed(name: string, ask: (round: number) => Promise<void>): Promise<Figure> {
  const times: number[] = []
  for (let round = 0; round < WARM + ROUNDS; round++) {
    const began = performance.now()
    await ask(round)
    if (round >= WARM) times.push(performance.now() - began)
  }
  return {
    name: `${name}, p99`,
    value: percentile(times, 0.99),
    unit: 'ms',
    note: `p50 ${median(times).toFixed(1)} ms`,
    atMost: P99_MS,
  }
}
