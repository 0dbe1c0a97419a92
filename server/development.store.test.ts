import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableName, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { saveMedia } from './capabilities/media/media.ts'
import type { Database } from './db/database.ts'
import { shopProducts } from './db/schema/catalogue.ts'
import { customers } from './db/schema/customers.ts'
import { deliveryAreas } from './db/schema/delivery.ts'
import { media, pages } from './db/schema/pages.ts'
import { buildDevelopmentApp } from './development.ts'
import { freshDatabase } from './testing/fresh-database.ts'

async function aPhoto(): Promise<Buffer> {
  const noise = { create: { width: 60, height: 40, channels: 3, background: '#a33' } } as const
  return sharp(noise).png().toBuffer()
}

// The tests share one database: filling it with the demo is most of their time.
let database: Database
let pictureFolder: string

beforeAll(async () => {
  database = await freshDatabase()
  pictureFolder = await mkdtemp(join(tmpdir(), 'kaskimaa-pictures-'))
})
afterAll(() => rm(pictureFolder, { recursive: true, force: true }))

const build = () =>
  buildDevelopmentApp({
    database,
    pictureFolder,
    port: 3000,
    reloadScript: '',
    refill: false,
    paymentOrigin: 'http://maksu.localhost',
    show: { blockProblem: () => '', pageError: () => '' },
  })

it('has all that a start fills a database with, customers included', { tags: 'long', timeout: 120_000 }, async () => {
  const app = await build()
  onTestFinished(() => app.close())
  for (const table of [customers, shopProducts, deliveryAreas, pages, media]) {
    const rows = await database.sql.select({ one: sql`1` }).from(table).limit(1)
    expect(rows, getTableName(table)).toHaveLength(1)
  }
})

it('runs the jobs of a replaced app once, in the app that replaces it', { timeout: 120_000 }, async () => {
  const first = await build()
  const saved = await saveMedia(first.media, { bytes: await aPhoto(), name: 'kuva.png' })
  if (!saved.ok) throw new Error(saved.problems.join())
  const second = await build()
  onTestFinished(() => second.close())
  await first.close()

  const { id } = saved.value
  // Jobs of other tests may be in the database, too.
  const isOfIt = sql`name = 'make-variants' and data ->> 'id' = ${id}`
  const jobs = async () =>
    (await database.sql.execute(sql`select state, retry_count from jobs.job where ${isOfIt}`)).rows
  await expect.poll(jobs, { timeout: 60_000, interval: 200 }).toEqual([{ state: 'completed', retry_count: 0 }])
  expect(await second.media.files.has(`variants/${id}/medium.webp`)).toBe(true)
})
