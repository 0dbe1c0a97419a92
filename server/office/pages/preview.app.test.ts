import { request } from 'node:http'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { anArticle, aRecipe } from '#server/testing/a-page.ts'
import { anEditor, imported } from '#server/testing/editor.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'

const text = (words: string) => ({ type: 'rich-text', props: { content: [{ kind: 'paragraph', children: [words] }] } })

let database: Database
let app: RunningApp
let editor: Awaited<ReturnType<typeof anEditor>>
beforeEach(async () => {
  database = await freshDatabase()
  app = await runningApp({ database })
  editor = await anEditor(app, database)
})

const frame = (id: number) => app.get('hallinta', `/preview/${id}`, { headers: { cookie: editor.cookie } })

it('OF-28: shows the draft by the code of pages, on the host of the office alone, cached by nobody and framed by the office', async () => {
  await imported(database, anArticle('kinkku', { blocks: [text('Eka'), text('Toka')] }))
  const window = await editor.open(1)
  const [first] = (await window.read()).draft.content.blocks
  await window.set(first.id, ['props', 'content'], [{ kind: 'paragraph', children: ['Salainen luonnos'] }])
  const shown = await frame(1)
  const html = await shown.text()
  expect(html).toContain(`<!--part:${first.id} `)
  expect(html).toMatch(/Salainen luon/)
  expect(shown.headers.get('cache-control')).toBe('no-store')
  const policy = shown.headers.get('content-security-policy')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain("form-action 'none'")
  expect(policy).not.toContain('googletagmanager')
  expect((await app.get('hallinta', '/preview/1')).status).toBe(401)
  expect((await app.get('kuluttaja', '/preview/1', { headers: { cookie: editor.cookie } })).status).toBe(404)
  for (const path of ['/kinkku', '/kinkku?luonnos=1'])
    expect(await (await app.get('kuluttaja', path)).text()).not.toMatch(/Salainen luon/)
})

it('OF-28: renders what is not saved yet, and a box where a block cannot be shown', async () => {
  await imported(database, anArticle('kinkku', { blocks: [text('Eka')] }))
  const window = await editor.open(1)
  const [first] = (await window.read()).draft.content.blocks
  const operations = [
    {
      kind: 'set',
      from: 0,
      block: first.id,
      path: ['props', 'content'],
      value: [{ kind: 'paragraph', children: ['Kesken'] }],
    },
    { kind: 'add', from: 0, block: { id: 'rikki', type: 'hero', props: {} }, after: first.id },
  ]
  const { parts, css } = (await editor.post(editor.at(1, '/preview'), { operations })).body
  const html = new Map<string, string>(parts.map((part: { id: string; html: string }) => [part.id, part.html]))
  expect([...html.keys()]).toEqual(['opening', first.id, 'rikki', 'closing'])
  expect(html.get(first.id)).toContain('Kesken')
  expect(html.get('rikki')).toContain('ei voi vielä näyttää')
  expect(css).toContain('.preview-problem')
  expect((await window.read()).hasDraft).toBe(false)
})

it('OF-28: shows a recipe that is not finished', async () => {
  await imported(database, aRecipe('keitto'))
  const window = await editor.open(1)
  await window.set(null, ['item', 'steps'], [])
  await window.set(null, ['publishDate'], '')
  await window.set(null, ['picture'], { id: 'x' })
  expect((await frame(1)).status).toBe(200)
})

it('OF-29: others hear at once that somebody opens the page, at which block, and that they leave', async () => {
  await imported(database, anArticle('kinkku'))
  const other = await anEditor(app, database, { name: 'Olli' })
  let heard = ''
  const stream = request(
    {
      port: app.port,
      host: '127.0.0.1',
      path: '/live',
      headers: { host: `hallinta.localhost:${app.port}`, cookie: editor.cookie },
    },
    (response) => void response.setEncoding('utf8').on('data', (part) => (heard += part)),
  )
  stream.on('error', () => {})
  stream.end()
  onTestFinished(() => void stream.destroy())
  await expect.poll(() => heard, { timeout: 5000 }).toContain(':')
  const window = crypto.randomUUID()
  const tell = (more: object) => other.post(other.at(1, '/presence'), { window, block: null, ...more })
  const present = async () => (await editor.get(editor.at(1, '/presence'))).body.rows
  expect((await tell({ block: 'b1' })).status).toBe(200)
  await expect.poll(() => heard, { timeout: 5000 }).toContain('"/api/office/pages/1/"')
  expect(await present()).toEqual([{ window, person: other.id, name: 'Olli', block: 'b1' }])
  await tell({ block: 'b2' })
  expect(await present()).toMatchObject([{ block: 'b2' }])
  await tell({ hasLeft: true })
  expect(await present()).toEqual([])
})
