import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { catalogueActions } from '#server/shop/catalogue/catalogue.capability.ts'
import { catalogueStore } from '#server/shop/catalogue/catalogue.store.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { COMMANDS_MS, runCommand } from '#server/testing/run-shop.ts'
import { sell } from '#server/testing/sell.ts'
import { serveCommands } from './command-socket.ts'
import { readShopArguments, shopCommand } from './shop-command.ts'

it(
  'OF-22: npm run shop has the program do its work while it runs, which needs no file of the terminal',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-socket-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const database = await freshDatabase()
    await sell({ catalogue: catalogueActions(database) }, [{ code: 'LK-1001', price: 1290 }])
    const server = await serveCommands(folder, { shop: shopCommand(database) })
    onTestFinished(() => void server.close())
    const file = join(folder, 'list.csv')
    const said = async (table: string) => {
      await writeFile(file, table)
      return runCommand({ dataFolder: folder }, ['prices', file])
    }
    expect(await said('code;price\nLK-1001;kymppi')).toContain("line 2: price 'kymppi' is not an amount")
    expect(await said('code;price\nLK-1001;13,90')).toBe('1 products have their prices.\n')
    const [product] = await catalogueStore(database.sql).find(['LK-1001'])
    expect(product?.price).toBe(1390)
  },
  COMMANDS_MS,
)

it('refuses what it does not know with its usage', async () => {
  await expect(readShopArguments(['toString', 'list.csv'])).rejects.toThrow('Usage: npm run shop')
  await expect(readShopArguments(['prices'])).rejects.toThrow('Usage: npm run shop')
})
