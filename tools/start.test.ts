import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished } from 'vitest'

// Replaces the built program: it takes a moment to stop, and prints that it did.
const program = `
const alive = setInterval(() => {}, 1000)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => setTimeout(() => {
  process.stdout.write('Stopped by ' + signal + '\\n')
  clearInterval(alive)
  process.exitCode = 7
}, 300))
process.stdout.write('Ready ' + process.pid + '\\n')
`

/** A project folder with our `start` script, where everything is installed and the build does nothing. */
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
  writeFileSync(
    join(folder, 'node_modules/.installed-from'),
    `${createHash('sha256').update(lock).digest('hex')} program`,
  )
  writeFileSync(join(folder, 'dist/server/server.js'), program)
  return folder
}

async function untilReady(starter: ChildProcess) {
  const output: string[] = []
  createInterface({ input: starter.stdout as NodeJS.ReadableStream }).on('line', (line) => output.push(line))
  const ready = () => output.find((line) => line.startsWith('Ready '))
  await expect.poll(ready, { timeout: 20_000 }).toBeDefined()
  const server = Number(ready()?.slice('Ready '.length))
  onTestFinished(() => {
    if (isAlive(server)) process.kill(server, 'SIGKILL')
  })
  return { output, server }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const options = { timeout: 30_000 }

it.each(['SIGTERM', 'SIGINT'] as const)(
  'stops the server of npm start on %s, and waits for it',
  options,
  async (signal) => {
    const npm = spawn('npm', ['start'], { cwd: aProject(), stdio: ['ignore', 'pipe', 'ignore'] })
    const { output, server } = await untilReady(npm)
    npm.kill(signal)
    await once(npm, 'exit')
    expect(isAlive(server)).toBe(false)
    await expect.poll(() => output).toContain(`Stopped by ${signal}`)
  },
)

it('exits with the exit code of the server', options, async () => {
  const starter = spawn(process.execPath, ['tools/start.mjs'], { cwd: aProject(), stdio: ['ignore', 'pipe', 'ignore'] })
  const { server } = await untilReady(starter)
  starter.kill('SIGTERM')
  expect(await once(starter, 'exit')).toEqual([7, null])
  expect(isAlive(server)).toBe(false)
})

it('exits with 137 when the server was killed', options, async () => {
  const starter = spawn(process.execPath, ['tools/start.mjs'], { cwd: aProject(), stdio: ['ignore', 'pipe', 'ignore'] })
  const { server } = await untilReady(starter)
  process.kill(server, 'SIGKILL')
  expect(await once(starter, 'exit')).toEqual([137, null])
})
