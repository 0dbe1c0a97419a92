import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { startSilenceableProxy } from '#server/testing/silenceable-proxy.ts'
import { startBuiltProgram } from './built-program.ts'
import { postgresForTests } from './postgres-for-tests.ts'

const url = postgresForTests()

it('ends when it is asked to although its database has fallen silent, and says that once', async () => {
  const line = await startSilenceableProxy(url() ?? '')
  onTestFinished(line.close)
  const program = await startBuiltProgram({ DATABASE_URL: line.url })
  onTestFinished(() => program.stop())
  line.fallSilent()
  const silent = () => program.said.filter((sentence) => sentence.startsWith('The database server cannot be used'))
  await expect.poll(() => silent().length).toBe(1)
  const asked = performance.now()
  program.process.kill('SIGTERM')
  await once(program.process, 'exit')
  expect(performance.now() - asked).toBeLessThan(30_000)
  expect(silent()).toHaveLength(1)
})

it('ends when its database falls silent at the same moment', async () => {
  const line = await startSilenceableProxy(url() ?? '')
  onTestFinished(line.close)
  const program = await startBuiltProgram({ DATABASE_URL: line.url })
  onTestFinished(() => program.stop())
  line.fallSilent()
  const asked = performance.now()
  program.process.kill('SIGTERM')
  await once(program.process, 'exit')
  expect(performance.now() - asked).toBeLessThan(30_000)
})
