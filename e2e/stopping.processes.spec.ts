import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { startBuiltProgram } from './built-program.ts'

it('finishes a request under way when it is asked to stop, and takes no new ones', async () => {
  const { process: program, port, stop } = await startBuiltProgram()
  onTestFinished(stop)
  const request = connect(port, '127.0.0.1')
  // A connection that breaks is seen by the answer that it lacks.
  request.on('error', () => {})
  await once(request, 'connect')
  // The first is answered, so that the second is known to be on a connection that the program has taken.
  request.write(
    `GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: kuluttaja.localhost:${port}\r\nConnection: close\r\n`,
  )
  await once(request, 'data')

  program.kill('SIGTERM')
  await expect.poll(() => canConnect(port)).toBe(false)
  let answer = ''
  request.on('data', (data) => {
    answer += data
  })
  request.write('\r\n')
  await once(request, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toContain('</html>')
  const [code] = program.exitCode === null ? await once(program, 'exit') : [program.exitCode]
  expect(code).toBe(0)
})

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1')
    probe.once('connect', () => resolve(!!probe.destroy()))
    probe.once('error', () => resolve(false))
  })
}
