import { request } from 'node:http'
import { afterAll, beforeAll } from 'vitest'
import { contentStore } from '#server/capabilities/content/content.store.ts'
import type { Database } from '#server/db/database.ts'
import { readyDatabase } from '#server/db/ready-database.ts'
import { anArticle as anyArticle } from '#server/testing/a-page.ts'
import { type BuiltProgram, startBuiltProgram } from './built-program.ts'
import { postgresForTests } from './postgres-for-tests.ts'

export const within2s = { timeout: 2000, interval: 50 }
export const anArticle = (name: string, title: string) => anyArticle(name, { site: 'deli', title })

/** Two running programs on one server; the test itself is a third node, on which somebody edits. */
export function twoNodesForTests() {
  const url = postgresForTests()
  let nodes: BuiltProgram[] = []
  let editor: Database

  beforeAll(async () => {
    const DATABASE_URL = url()
    if (!DATABASE_URL) return
    nodes = await Promise.all([0, 1].map(() => startBuiltProgram({ DATABASE_URL })))
    editor = await readyDatabase({ url: DATABASE_URL })
  })
  afterAll(async () => {
    await editor?.close()
    await Promise.all(nodes.map((node) => node.stop()))
  })

  return {
    node: (index: number) => nodes[index],
    editor: () => editor,
    /** For actions of the content capability. */
    needs: () => ({ store: contentStore(editor.sql), checkBlocks: () => [] }),
    shownByAll: (path: string) => Promise.all(nodes.map((node) => shownBy(node, path))),
  }
}

/** What a node shows at an address: the status, and the title of the page. */
function shownBy({ port }: BuiltProgram, path: string): Promise<string> {
  return new Promise((answered, failed) => {
    const asked = request(
      { port, host: '127.0.0.1', path, headers: { host: `deli.localhost:${port}` } },
      async (response) => {
        let html = ''
        for await (const chunk of response.setEncoding('utf8')) html += chunk
        answered(`${response.statusCode} ${/<h1>(.*?)<\/h1>/.exec(html)?.[1]}`)
      },
    )
    asked.on('error', failed).end()
  })
}
