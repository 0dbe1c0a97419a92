import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { tags } from '#contract/tags.ts'
import { contentStore } from '#server/capabilities/content/content.store.ts'
import { removePage, savePage } from '#server/capabilities/content/content.ts'
import type { Database } from '#server/db/database.ts'
import { recordChange } from '#server/db/outbox.ts'
import { readyDatabase } from '#server/db/ready-database.ts'
import { pages } from '#server/db/schema.ts'
import { anArticle as anyArticle } from '#server/testing/a-page.ts'
import { findPostgres } from '#server/testing/find-postgres.ts'
import { type PostgresServer, startPostgres } from '#server/testing/postgres-server.ts'
import { type BuiltProgram, startBuiltProgram } from './built-program.ts'

let server: PostgresServer | undefined
let nodes: BuiltProgram[] = []
let editor: Database

// Two running programs on one server; this test is a third node, on which somebody edits.
beforeAll(async () => {
  if (!findPostgres()) return
  server = await startPostgres()
  const { url } = server
  nodes = await Promise.all([0, 1].map(() => startBuiltProgram({ DATABASE_URL: url })))
  editor = await readyDatabase({ url })
})

afterAll(async () => {
  await editor?.close()
  await Promise.all(nodes.map((node) => node.stop()))
  await server?.remove()
})

beforeEach(({ skip }) => {
  if (findPostgres()) return
  if (process.env.POSTGRES_TESTS === 'required')
    throw new Error('Several nodes need a PostgreSQL server, and none is installed.')
  skip('Several nodes need a PostgreSQL server, and none is installed.')
})

const anArticle = (name: string, title: string) => anyArticle(name, { site: 'deli', title })

const needs = () => ({ store: contentStore(editor), checkBlocks: () => [], announce: async () => {} })

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

const shownByAll = (path: string) => Promise.all(nodes.map((node) => shownBy(node, path)))
const within2s = { timeout: 2000, interval: 50 }

it('shows a new, a changed and a removed page on every node within 2 s', async () => {
  expect(await shownByAll('/uutinen')).toEqual(['404 Sivua ei löytynyt', '404 Sivua ei löytynyt'])
  await savePage(needs(), anArticle('uutinen', 'Uusi'))
  await expect.poll(() => shownByAll('/uutinen'), within2s).toEqual(['200 Uusi', '200 Uusi'])
  await savePage(needs(), anArticle('uutinen', 'Muutettu'))
  await expect.poll(() => shownByAll('/uutinen'), within2s).toEqual(['200 Muutettu', '200 Muutettu'])
  await removePage(needs(), anArticle('uutinen', ''))
  await expect.poll(() => shownByAll('/uutinen'), within2s).toEqual(['404 Sivua ei löytynyt', '404 Sivua ei löytynyt'])
})

it('does not miss a change whose transaction began early and commits late', async () => {
  const late = anArticle('myohainen', 'Myöhäinen')
  let commit = () => {}
  const told = new Promise<void>((resolve) => {
    commit = resolve
  })
  const transaction = editor.transaction(async (tx) => {
    await tx.insert(pages).values(late)
    await recordChange(tx, { tags: [tags.page('deli', 'fi', late.path)], gone: false, pages: [late] })
    await told
  })
  await savePage(needs(), anArticle('nopea', 'Nopea'))
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(await shownByAll('/myohainen')).toEqual(['404 Sivua ei löytynyt', '404 Sivua ei löytynyt'])
  commit()
  await transaction
  await expect.poll(() => shownByAll('/myohainen'), within2s).toEqual(['200 Myöhäinen', '200 Myöhäinen'])
  await expect.poll(() => shownByAll('/nopea'), within2s).toEqual(['200 Nopea', '200 Nopea'])
})

it('catches up on a node that was cut off for a while', async () => {
  await savePage(needs(), anArticle('katko', 'Ennen'))
  await expect.poll(() => shownByAll('/katko'), within2s).toEqual(['200 Ennen', '200 Ennen'])
  nodes[1]?.process.kill('SIGSTOP')
  await savePage(needs(), anArticle('katko', 'Jälkeen'))
  await new Promise((resolve) => setTimeout(resolve, 2500))
  nodes[1]?.process.kill('SIGCONT')
  await expect.poll(() => shownByAll('/katko'), within2s).toEqual(['200 Jälkeen', '200 Jälkeen'])
})
