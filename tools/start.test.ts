import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished } from 'vitest'

// Stands for the built program: takes a moment to end, and says so.
const program = `
const alive = setInterval(() => {}, 1000)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => setTimeout(() => {
  process.stdout.write('Stopped by ' + signal + '\\n')
  clearInterval(alive)
  process.exitCode = 7
}, 300))
process.stdout.write('Ready ' + process.pid + '\\n')
`

/** The project's own `start` script in a folder where everything is installed and the build takes no time. */
function aProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kaskimaa-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const lock = '{}'
  mkdirSync(join(folder, 'dist/server'), { recursive: true })
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true })
  symlinkSync(process.execPath, join(folder, 'node_modules/node/bin/node'))
  cpSync('tools', join(folder, 'tools'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: scripts.start, build: 'true' } }))
  writeFileSync(join(folder, 'package-lock.json'), lock)
  writeFileSync(join(folder, 'node_modules/.installed-from'), createHash('sha256').update(lock).digest('hex'))
  writeFileSync(join(folder, 'dist/server/server.js'), program)
  return folder
}

async function untilReady(starter: ChildProcess) {
  const said: string[] = []
  createInterface({ input: starter.stdout as NodeJS.ReadableStream }).on('line', (line) => said.push(line))
  const ready = () => said.find((line) => line.startsWith('Ready '))
  await expect.poll(ready, { timeout: 20_000 }).toBeDefined()
  const server = Number(ready()?.slice('Ready '.length))
  onTestFinished(() => {
    if (isAlive(server)) process.kill(server, 'SIGKILL')
  })
  return { said, server }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const patience = { timeout: 30_000 }

it.each(['SIGTERM', 'SIGINT'] as const)(
  'ends the server of npm start on %s, and waits for it',
  patience,
  async (signal) => {
    const npm = spawn('npm', ['start'], { cwd: aProject(), stdio: ['ignore', 'pipe', 'ignore'] })
    const { said, server } = await untilReady(npm)
    npm.kill(signal)
    await once(npm, 'exit')
    expect(isAlive(server)).toBe(false)
    await expect.poll(() => said).toContain(`Stopped by ${signal}`)
  },
)

it('ends with the code of the server', patience, async () => {
  const starter = spawn(process.execPath, ['tools/start.mjs'], { cwd: aProject(), stdio: ['ignore', 'pipe', 'ignore'] })
  const { server } = await untilReady(starter)
  starter.kill('SIGTERM')
  expect(await once(starter, 'exit')).toEqual([7, null])
  expect(isAlive(server)).toBe(false)
})

it('says by its own code that the server was killed', patience, async () => {
  const starter = spawn(process.execPath, ['tools/start.mjs'], { cwd: aProject(), stdio: ['ignore', 'pipe', 'ignore'] })
  const { server } = await untilReady(starter)
  process.kill(server, 'SIGKILL')
  expect(await once(starter, 'exit')).toEqual([137, null])
})
