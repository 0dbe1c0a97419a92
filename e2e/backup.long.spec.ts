import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { startBuiltProgram } from './built-program.ts'

const home = mkdtempSync(join(tmpdir(), 'kaskimaa-backup-e2e-'))
const dataFolder = join(home, 'data')

afterAll(() => rmSync(home, { recursive: true, force: true }))

async function npmRun(...args: string[]): Promise<string> {
  const env = { ...process.env, MODE: '', DATA_DIR: dataFolder }
  return promisify(execFile)('npm', ['run', '--silent', ...args], { env }).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  )
}

it('backs up a running program, and serves the same pages after a disaster and a restore', async () => {
  const program = await startBuiltProgram({ DATA_DIR: dataFolder })
  const made = /The backup is in (\S+)\./.exec(await npmRun('backup'))?.[1] as string
  expect(readdirSync(made).sort()).toEqual(['backup.json', 'files', 'postgres'])
  expect(await npmRun('restore', '--', made, '--replace')).toMatch(/in use by another running copy/)
  program.process.kill('SIGKILL')
  await once(program.process, 'exit')

  // A killed program leaves its socket behind: the command copies by itself.
  expect(await npmRun('backup')).toMatch(/The backup is in/)
  rmSync(join(dataFolder, 'postgres/base'), { recursive: true })
  rmSync(join(dataFolder, 'files'), { recursive: true })
  expect(await npmRun('restore', '--', made)).toMatch(/There is a database in .*add --replace/)
  expect(await npmRun('restore', '--', made, '--replace')).toMatch(/is restored, with \d{3} pages\. .*before-/)

  const again = await startBuiltProgram({ DATA_DIR: dataFolder })
  expect(again.said.join('\n')).not.toContain('Filled the database')
  const page = await fetch(`http://localhost:${again.port}/`)
  expect(page.status).toBe(200)
  await again.stop()
})

it('refuses half a database at the start with one sentence', async () => {
  rmSync(join(dataFolder, 'postgres/PG_VERSION'))
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataFolder }
  const starting = promisify(execFile)(process.execPath, ['dist/server/server.js'], { env })
  const { code, stderr } = await starting.then(
    () => ({ code: 0, stderr: '' }),
    (failed: { code: number; stderr: string }) => failed,
  )
  expect(code).toBe(1)
  expect(stderr.split('\n').filter((line) => line && !/ExperimentalWarning|node --trace/.test(line))).toEqual([
    expect.stringMatching(/not empty, and not a whole database: it lacks PG_VERSION\. It was left as it is/),
  ])
})
