import sharp from 'sharp'
import { expect, it } from 'vitest'
import { savePages } from '#server/capabilities/content/content.ts'
import { saveMedia } from '#server/capabilities/media/media.ts'
import { anArticle } from './a-page.ts'
import { freshDatabase } from './fresh-database.ts'
import { runningApp } from './running-app.ts'

const htmlOf = async (app: Awaited<ReturnType<typeof runningApp>>, path: string) =>
  (await app.get('kuluttaja', path)).text()

it('a second app on a database follows what the first one saves, and has pages of its own in memory', async () => {
  const database = await freshDatabase()
  const first = await runningApp({ database })
  const second = await runningApp({ database })
  await savePages(first.content, [anArticle('juttu')])
  await expect.poll(() => htmlOf(second, '/juttu')).toContain('Juttu juttu')
  await savePages(second.content, [anArticle('juttu', { title: 'Uusi juttu' })])
  await expect.poll(() => htmlOf(first, '/juttu')).toContain('Uusi juttu')
})

it('serves pictures that the first one has stored', async () => {
  const database = await freshDatabase()
  const first = await runningApp({ database })
  const bytes = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#8c2b3a' } })
    .png()
    .toBuffer()
  const saved = await saveMedia({ ...first.media, afterSave: async () => {} }, { bytes, name: 'kuva.png' })
  const { id } = saved.ok ? saved.value : expect.unreachable('The picture was refused.')
  const second = await runningApp({ database })
  expect((await second.get('kuluttaja', `/media/${id}/kuva.png?preset=small`)).status).toBe(200)
})

it('an app without a given database begins with an empty one and its own files', async () => {
  const database = await freshDatabase()
  const first = await runningApp({ database })
  await savePages(first.content, [anArticle('juttu')])
  const other = await runningApp()
  expect((await other.get('kuluttaja', '/juttu')).status).toBe(404)
})
