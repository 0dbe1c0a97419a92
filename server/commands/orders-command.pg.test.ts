import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { settle } from '#server/shop/orders/settle.ts'
import { freshLocation } from '#server/testing/fresh-database.ts'
import { ordering } from '#server/testing/ordering.ts'
import { COMMANDS_MS, runCommand } from '#server/testing/run-shop.ts'
import { serveCommands } from './command-socket.ts'
import { ordersCommand, readOrdersArguments } from './orders-command.ts'

it(
  'OF-22: npm run orders has the program do its work while it runs: orders are packed, refunded and compared',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'orders-socket-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const shop = await ordering()
    await shop.press(await shop.aCart({ 'LK-1004': 1 }), '23,80')
    const { id, number } = await shop.paid()
    await settle(shop.needs, id)
    const orders = ordersCommand({ database: shop.database, orders: shop.needs })
    const server = await serveCommands(folder, { orders })
    onTestFinished(() => void server.close())
    // One of them as a process of its own: the others would do as it does.
    const said = (...words: string[]) => orders(readOrdersArguments(words))
    expect(await said('list')).toMatch(new RegExp(`^${number}  placed  .*  23,80 €  .*Aino Ostaja: 1 × Tuote 4$`))
    const packed = await runCommand({ dataFolder: folder }, ['packed', String(number)], 'orders')
    expect(packed).toBe(`${number}: packed.\n`)
    await expect(said('packed', String(number))).rejects.toThrow(`${number}: not packed, the order is packed.`)
    expect(await said('refund', String(number), '4,20', 'cracked', 'jar')).toContain(
      '4,20 € go back by the payment service.',
    )
    expect(await said('due')).toMatch(/4,20 € {2}the payment service will be asked: cracked jar/)
    await shop.work.refunds()
    expect(await said('due')).toBe('No refund waits.')
    expect(await said('reconcile')).toBe('Everything agrees.')
    expect(await shop.states()).toEqual(['packed'])
  },
  COMMANDS_MS,
)

it('npm run orders does its work itself where no program runs, and refuses what it does not know with its usage', {
  tags: 'long',
  timeout: COMMANDS_MS,
}, async () => {
  const location = await freshLocation()
  expect(await runCommand(location, ['reconcile'], 'orders')).toBe('Everything agrees.\n')
  expect(() => readOrdersArguments(['toString'])).toThrow(/^Usage: npm run orders/)
})
