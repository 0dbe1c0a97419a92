import { launchBrowser } from '../tools/browser.ts'
import { startPlainServer } from './browser/plain-server.ts'
import { type Visit, visit } from './browser/slow-phone.ts'
import type { Target } from './load.ts'
import { startProgram } from './program.ts'
import { readAddress } from './reading.ts'
import { type Figure, median } from './report.ts'

const LOADS = 9

/** One page of each kind, and the home pages that differ most. */
const pages: readonly [what: string, site: string, path: string][] = [
  ['home', 'kuluttaja', '/'],
  ['company home', 'yritys', '/'],
  ['shop home', 'lihakauppa', '/'],
  ['product', 'kuluttaja', '/tuotteet/naudan-jauheliha-10'],
  ['recipe', 'kuluttaja', '/reseptit/hernekeitto'],
  ['listing', 'kuluttaja', '/tuotteet'],
  ['search', 'kuluttaja', '/haku?q=makkara'],
]

/**
 * Pages as a slow phone feels them, compared in turns with the same pages without scripts and web fonts. A folder with another
 * build is measured beside it: npm run bench -- browser ../last-release
 */
export async function benchBrowser([otherBuild]: string[]): Promise<Figure[]> {
  const program = await startProgram()
  const plain = await startPlainServer(program.port)
  const other = otherBuild ? await startProgram({}, undefined, otherBuild) : undefined
  const browser = await launchBrowser()
  const ports = { ours: program.port, limit: plain.port, ...(other ? { before: other.port } : {}) }
  const figures: Figure[] = []
  for (const [what, site, path] of pages) {
    process.stdout.write(`${site}${path} …\n`)
    const host = (port: number) => `${site}.localhost:${port}`
    for (const port of Object.values(ports)) await readOften(port, { host: host(port), path })
    const visits = await visitInTurns(ports, (port) => visit(browser, `http://${host(port)}${path}`))
    figures.push(...figuresOf(what, visits))
  }
  await browser.close()
  await other?.stop()
  plain.stop()
  await program.stop()
  return figures
}

/** So often that the program compresses the page as well as it can, as it does with pages that people read. */
async function readOften(port: number, target: Target): Promise<void> {
  for (let reading = 0; reading < 10; reading++) await readAddress(port, target)
}

type Visits = Record<string, Visit[]>

async function visitInTurns(ports: Record<string, number>, load: (port: number) => Promise<Visit>): Promise<Visits> {
  // The first reading renders the page; people read it from memory.
  for (const port of Object.values(ports)) await load(port)
  const visits: Visits = Object.fromEntries(Object.keys(ports).map((whose) => [whose, []]))
  for (let round = 0; round < LOADS; round++)
    for (const [whose, port] of Object.entries(ports)) visits[whose]?.push(await load(port))
  return visits
}

function figuresOf(what: string, visits: Visits): Figure[] {
  const middle = (whose: string, value: keyof Visit) => median((visits[whose] ?? []).map((each) => each[value]))
  const beside = (value: keyof Visit, digits = 0) =>
    Object.keys(visits)
      .filter((whose) => whose !== 'ours')
      .map((whose) => `${whose} ${middle(whose, value).toFixed(digits)}`)
      .join(', ')
  const kilobytes = (value: keyof Visit) => (middle('ours', value) / 1000).toFixed(0)
  return [
    {
      name: `${what}: largest paint to the limit`,
      value: middle('ours', 'largestPaint') / middle('limit', 'largestPaint'),
      unit: '',
      atMost: 1.2,
      note: `${middle('ours', 'largestPaint').toFixed(0)} ms, ${beside('largestPaint')}`,
    },
    {
      name: `${what}: blocking over the limit`,
      value: middle('ours', 'blocking') - middle('limit', 'blocking'),
      unit: 'ms',
      atMost: 60,
      note: `${middle('ours', 'blocking').toFixed(0)} ms, ${beside('blocking')}`,
    },
    { name: `${what}: shift`, value: Math.max(...(visits.ours ?? []).map(({ shift }) => shift)), unit: '', atMost: 0 },
    {
      name: `${what}: first paint`,
      value: middle('ours', 'firstPaint'),
      unit: 'ms',
      note: `fonts ${kilobytes('fonts')}, pictures ${kilobytes('pictures')}, scripts ${kilobytes('scripts')} KB; ${beside('firstPaint')}`,
    },
  ]
}
