import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newVisitor, openBrowserForTests } from './browsing.ts'

openBrowserForTests()

// A copy of the sources, so that the test can change them.
const copy = mkdtempSync(join(tmpdir(), 'kaskimaa-dev-'))
let port: number
let server: ChildProcess

beforeAll(async () => {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .trim()
    .split('\n')
  for (const file of tracked) cpSync(file, join(copy, file), { force: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  port = await freePort()
  server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/dev.ts'], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), NODE_ENV: 'development', VITEST: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: server.stdout as NodeJS.ReadableStream })
  for await (const line of lines) if (line.includes('lists the sites')) break
})

afterAll(async () => {
  server.kill('SIGKILL')
  await once(server, 'exit')
  rmSync(copy, { recursive: true, maxRetries: 5 })
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port: free } = probe.address() as { port: number }
  probe.close()
  return free
}

function change(file: string, from: string, to: string): void {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

it('refreshes a changed island in place, keeping its state, and what the server renders at the next load', async () => {
  const page = await newVisitor({ viewport: { width: 375, height: 700 } })
  await page.goto(`http://lihakauppa.localhost:${port}/`)
  const grid = page.locator('.card-grid').first()
  const button = grid.getByRole('button')
  await button.click()
  await expect.poll(() => grid.locator('.card:visible').count()).toBe(4)

  change('web/blocks/card-grid/show-more.island.tsx', '{label}\n', '{label} vielä\n')
  await expect.poll(() => button.textContent(), { timeout: 10_000 }).toBe('Näytä lisää vielä')
  expect(await grid.locator('.card:visible').count()).toBe(4)

  change('web/chrome/site-footer.tsx', '© Kaskimaa Oyj', '© Kaskimaa Oyj, kehitys')
  await expect
    .poll(async () => (await page.reload()) && page.locator('.site-footer-base').textContent(), { timeout: 15_000 })
    .toContain('kehitys')
})
