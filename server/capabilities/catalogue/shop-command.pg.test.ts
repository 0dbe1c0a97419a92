import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { savePages } from '#server/capabilities/content/content.ts'
import { writeReview } from '#server/capabilities/reviews/reviews.ts'
import { readyDatabase } from '#server/db/ready-database.ts'
import { aProduct } from '#server/testing/a-page.ts'
import { freshLocation } from '#server/testing/fresh-database.ts'
import { runningApp } from '#server/testing/running-app.ts'

const COMMANDS_MS = 120_000

it(
  'npm run shop imports prices, stock and codes, tells wrong lines, and running nodes hear of it',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kaskimaa-shop-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const location = await freshLocation()
    const env = {
      PATH: process.env.PATH,
      ...('url' in location ? { DATABASE_URL: location.url } : { DATA_DIR: location.dataFolder }),
    }
    const shop = async (command: string, table: string) => {
      const file = join(folder, `${command}.csv`)
      await writeFile(file, table)
      const args = ['--disable-warning=ExperimentalWarning', 'tools/shop.ts', command, file]
      const run = promisify(execFile)(process.execPath, args, { env })
      return run.then(
        ({ stdout }) => stdout,
        ({ stderr }) => stderr as string,
      )
    }
    expect(await shop('prices', 'code;price;grams\nLK-1001;12,90;400')).toBe('1 products have their prices.\n')
    expect(await shop('stock', 'code,stock\nLK-1001,x')).toBe(
      "Nothing was imported:\nline 2: stock 'x' is not a whole number, or empty for unlimited\n",
    )
    expect(await shop('codes', 'code,kind,value\nkesa,discount,10 %')).toBe('1 codes can be used.\n')

    const database = await readyDatabase(location)
    const app = await runningApp({ database })
    onTestFinished(() => database.close())
    await savePages(app.content, [aProduct('t1', { site: 'lihakauppa' }, { offer: { code: 'LK-1001' } })])
    const detail = async () => (await app.get('lihakauppa', '/api/products/LK-1001')).json()
    expect(await detail()).toMatchObject({ price: '12,90', pricePerKg: '32,25', stock: null })
    expect((await app.codes.store.find(['KESA'])).get('KESA')).toMatchObject({ percent: 10 })
    await writeReview(app.reviews, { code: 'LK-1001', customer: 'a', stars: 5, text: 'www.mainos.fi', userName: 'A' })
    if (!('url' in location)) return
    expect(await shop('stock', 'code,stock\nLK-1001,3')).toBe('1 products have their stock.\n')
    await expect.poll(detail, { timeout: 20_000 }).toMatchObject({ stock: 3 })
  },
  COMMANDS_MS,
)
