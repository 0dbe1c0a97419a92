import { setTimeout as wait } from 'node:timers/promises'
import type { Target } from './load.ts'
import type { Program } from './program.ts'
import { type Answer, readAddress } from './reading.ts'

const MAX_PAGES = 2000

/** Crawls all pages that are linked from the home pages, each once. */
export async function readAllPages({ port, hosts }: Program): Promise<Target[]> {
  const pages: Target[] = []
  for (const host of hosts) {
    const paths = new Set(['/'])
    for (const path of paths) {
      const answer = await readPatiently(port, { host, path })
      if (answer.status !== 200 || !answer.type.startsWith('text/html')) continue
      pages.push({ host, path })
      if (pages.length >= MAX_PAGES) return pages
      for (const [, href = ''] of answer.text().matchAll(/\shref="(\/[^"#?]*)/g)) paths.add(href)
    }
  }
  return pages
}

/** Renders are limited for each client, and the crawler is faster than any person. */
async function readPatiently(port: number, target: Target): Promise<Answer> {
  for (;;) {
    const answer = await readAddress(port, target)
    if (answer.status !== 429) return answer
    await wait(1000)
  }
}
