import type { Target } from './load.ts'
import type { Program } from './program.ts'
import { readAddress } from './reading.ts'

const MOST_PAGES = 2000

/** Every page that links lead to from the home pages, each read once. */
export async function readAllPages({ port, hosts }: Program): Promise<Target[]> {
  const pages: Target[] = []
  for (const host of hosts) {
    const paths = new Set(['/'])
    for (const path of paths) {
      const answer = await readAddress(port, { host, path })
      if (answer.status !== 200 || !answer.type.startsWith('text/html')) continue
      pages.push({ host, path })
      if (pages.length >= MOST_PAGES) return pages
      for (const [, href = ''] of answer.text().matchAll(/\shref="(\/[^"#?]*)/g)) paths.add(href)
    }
  }
  return pages
}
