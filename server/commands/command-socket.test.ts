import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { askProgram, serveCommands } from './command-socket.ts'

it('runs commands of the terminal in the program that has the data folder open, for its owner alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(await askProgram(folder, { command: 'greet', args: [] })).toBeUndefined()
  const server = await serveCommands(folder, {
    greet: async ([name]) => `Hei ${name}`,
    fail: async () => {
      throw new Error('No such thing.')
    },
  })
  onTestFinished(() => void server.close())
  expect(await askProgram(folder, { command: 'greet', args: ['Aino'] })).toEqual({ done: 'Hei Aino' })
  expect(await askProgram(folder, { command: 'fail', args: [] })).toEqual({ problem: 'No such thing.' })
  expect(await askProgram(folder, { command: 'toString', args: [] })).toMatchObject({ problem: expect.any(String) })
  expect(statSync(join(folder, 'commands.socket')).mode & 0o777).toBe(0o600)
})
