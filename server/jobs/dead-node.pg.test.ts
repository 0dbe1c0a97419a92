import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished } from 'vitest'
import { readyDatabase } from '#server/db/ready-database.ts'
import { freshLocation } from '#server/testing/fresh-database.ts'
import { Jobs } from './jobs.ts'

// A node counts as dead after 30 s without a heartbeat, so this takes minutes and runs in `npm run test:all` only.
it.skipIf(!process.env.KILL_ROUNDS)(
  'has a living node do the job of one that was killed half-way',
  async ({ skip }) => {
    const place = await freshLocation()
    if (!('url' in place)) skip('An embedded database has one node.')
    const database = await readyDatabase(place)
    const done: string[] = []
    const jobs = new Jobs(database, {
      pollSeconds: 0.5,
      retryDelaySeconds: 1,
      onError: (error) => done.push(String(error)),
    })
    jobs.define<{ to: string }>({ name: 'greet', run: async ({ to }) => void done.push(to) })
    onTestFinished(async () => {
      await jobs.stop()
      await database.close()
    })

    const program = join(import.meta.dirname, 'testing/work-until-killed.ts')
    const node = spawn(process.execPath, [program, JSON.stringify(place), 'greet', JSON.stringify({ to: 'guest' })], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void node.kill('SIGKILL'))
    const said: string[] = []
    createInterface({ input: node.stdout }).on('line', (line) => said.push(line))
    await expect.poll(() => said, { timeout: 60_000 }).toContain('taken')
    node.kill('SIGKILL')
    await once(node, 'exit')

    await jobs.start()
    await expect.poll(() => done, { timeout: 200_000, interval: 500 }).toEqual(['guest'])
  },
  300_000,
)
