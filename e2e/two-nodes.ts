import { request } from 'node:http'
import { afterAll, beforeAll } from 'vitest'
import { contentStore } from '#server/capabilities/content/content.store.ts'
import type { Database } from '#server/db/database.ts'
import { readyDatabase } from '#server/db/ready-database.ts'
import { anArticle as anyArticle } from '#server/testing/a-page.ts'
import { anEditor } from '#server/testing/editor.ts'
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
    /** An editor who works on one of the nodes. */
    async editorOn(index: number) {
      const node = nodes[index] as BuiltProgram
      return anEditor({ get: (site, path, init) => sendTo(node, site, path, init) }, editor)
    },
    shownOn: (index: number, path: string) => shownBy(nodes[index] as BuiltProgram, path),
    shownByAll: (path: string) => Promise.all(nodes.map((node) => shownBy(node, path))),
  }
}

/** What a node shows at an address: the status, and the title of the page. */
async function shownBy(node: BuiltProgram, path: string): Promise<string> {
  const response = await sendTo(node, 'deli', path)
  return `${response.status} ${/<h1>(.*?)<\/h1>/.exec(await response.text())?.[1]}`
}

/** `fetch` forbids the Host header. */
function sendTo({ port }: BuiltProgram, site: string, path: string, init: RequestInit = {}): Promise<Response> {
  return new Promise((answered, failed) => {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), host: `${site}.localhost:${port}` }
    const asked = request(
      { port, host: '127.0.0.1', path, method: init.method ?? 'GET', headers },
      async (response) => {
        let text = ''
        for await (const chunk of response.setEncoding('utf8')) text += chunk
        const received = new Headers({ 'content-type': response.headers['content-type'] ?? '' })
        answered(new Response(text, { status: response.statusCode ?? 0, headers: received }))
      },
    )
    asked.on('error', failed).end(init.body as string | undefined)
  })
}
