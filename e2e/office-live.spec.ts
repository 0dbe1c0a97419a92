import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { startBuiltProgram } from './built-program.ts'
import { buysAsStranger } from './buying-stranger.ts'
import { press } from './pressing.ts'

openBrowserForTests()

type Visitor = Awaited<ReturnType<typeof newVisitor>>

const SOON = { timeout: 20_000 }
const button = (page: Visitor, name: string | RegExp) => page.getByRole('button', { name })

it('OF-09: a new order is in the title of all windows and in the numbers of the start page, without reload', async () => {
  const first = await newVisitor()
  await first.goto(urlOf('hallinta', '/'))
  await press(button(first, /^Kauppa/))
  await expect.poll(() => first.locator('.stat-value').count()).toBe(2)
  const second = await newVisitor({ own: first.context() })
  await second.goto(urlOf('hallinta', '/muutosloki'))
  const count = async () => Number(await first.locator('.stat-value').nth(1).textContent())
  await expect.poll(() => second.locator('main h1').textContent()).toBe('Muutosloki')
  const before = await count()
  await buysAsStranger(`livia-${Date.now()}@example.fi`)
  // Other specs buy, too.
  await expect.poll(count, SOON).toBeGreaterThan(before)
  await expect.poll(() => first.title()).toMatch(/^\(\d+\) Tänään · Hallinta$/)
  await expect.poll(() => second.title()).toMatch(/^\(\d+\) Muutosloki · Hallinta$/)
})

it('OF-09: after a restart of the program windows come back by themselves, and read what they have missed', {
  tags: 'long',
}, async () => {
  let program = await startBuiltProgram()
  const { dataFolder, port } = program
  const end = async () => {
    if (program.process.exitCode !== null) return
    program.process.kill('SIGTERM')
    await once(program.process, 'exit')
  }
  onTestFinished(async () => {
    await end()
    await rm(dataFolder, { recursive: true, force: true })
  })
  const address = `http://hallinta.localhost:${port}/henkilot`
  const enter = async (page: Visitor) => {
    await page.goto(address)
    await press(button(page, /^Pääkäyttäjä/))
    await expect.poll(() => button(page, 'Kutsu henkilö').count()).toBe(1)
  }
  const watching = await newVisitor({ tolerates: /Failed to load|ERR_|503/ })
  await enter(watching)
  const began = performance.now()
  await end()
  // Streams do not hold the stop up: what is under way would get ten seconds.
  expect(performance.now() - began).toBeLessThan(8000)
  program = await startBuiltProgram({ PORT: String(port), DATA_DIR: dataFolder })
  const acting = await newVisitor()
  await enter(acting)
  await press(button(acting, 'Kutsu henkilö'))
  await acting.getByLabel(/^Sähköposti/).fill('uusi@example.fi')
  await acting.getByLabel(/^Nimi/).fill('Uuno Uusi')
  await press(acting.getByText('Kauppa', { exact: true }).last())
  await press(button(acting, 'Lähetä kutsu'))
  await expect.poll(() => watching.getByRole('cell', { name: /uusi@example\.fi/ }).count(), { timeout: 60_000 }).toBe(1)
})
