import { expect, it, onTestFinished } from 'vitest'
import { postgresForTests } from './postgres-for-tests.ts'
import { answersOf, processesOf, startThreeWorkers, statusesOf } from './three-workers.ts'

const url = postgresForTests()

it('serves one port from several processes, each with figures of its own, and says the addresses once', async () => {
  const crew = await startThreeWorkers(url() ?? '')
  onTestFinished(() => crew.stop())
  expect(crew.said.filter((line) => line.includes('//kuluttaja.localhost:'))).toHaveLength(1)
  expect(crew.said.filter((line) => line.startsWith('Filled the database'))).toHaveLength(1)
  const processes = [1, 2, 3].flatMap((worker) => processesOf(crew, worker))
  expect(new Set([...processes, crew.process.pid]).size).toBe(4)

  // The system decides which worker takes a connection: an idle one may wait for its first for a while.
  let asked = 0
  await expect
    .poll(async () => {
      asked += 30
      expect(new Set(await statusesOf(crew.port, 30))).toEqual(new Set([200]))
      return Math.min(...(await answersOf(crew)))
    })
    .toBeGreaterThan(0)
  expect((await answersOf(crew)).reduce((sum, count) => sum + count)).toBe(asked)
})
