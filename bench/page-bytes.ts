import { setTimeout as wait } from 'node:timers/promises'
import type { Program } from './program.ts'
import { readAddress } from './reading.ts'
import type { Figure } from './report.ts'

/** What a visitor loads for each home page, as Brotli. */
export async function benchBytes({ port, hosts }: Program): Promise<Figure[]> {
  const figures = await Promise.all(
    hosts.map(async (host): Promise<Figure[]> => {
      const page = await readTightened(port, host)
      const scripts = await scriptBytes(port, host, page.text())
      const site = host.split('.')[0]
      return [
        { name: `HTML of ${site}`, value: page.body.length, unit: 'B', atMost: 24 * 1024 },
        { name: `JavaScript of ${site}`, value: scripts, unit: 'B', atMost: 75_000 },
      ]
    }),
  )
  return figures.flat()
}

/** Pages that many read are compressed again in the background. */
async function readTightened(port: number, host: string) {
  const read = () => readAddress(port, { host, path: '/' })
  const first = await read()
  for (let tries = 0; tries < 120; tries++) {
    for (let reads = 0; reads < 8; reads++) await read()
    const page = await read()
    if (page.body.length < first.body.length) return page
    await wait(500)
  }
  return first
}

/** The scripts of the page and their static imports; islands of other pages are imported later. */
async function scriptBytes(port: number, host: string, html: string): Promise<number> {
  const paths = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path))
  let bytes = 0
  for (const path of paths) {
    const { status, body, text } = await readAddress(port, { host, path })
    if (status !== 200) throw new Error(`${host} names ${path}, which has status ${status}.`)
    bytes += body.length
    for (const [, name] of text().matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
      paths.add(`/assets/${name}`)
    }
  }
  return bytes
}
