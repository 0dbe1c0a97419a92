import { connect } from 'node:net'
import { ResponseReader } from './response-reader.ts'

const TIMEOUT_MS = 5000

/** Sends requests over one connection. `onResponse` returns the next request, or undefined to stop. */
export function keepRequesting(
  port: number,
  first: string,
  onResponse: (status: number, time: number) => string | undefined,
): Promise<void> {
  return new Promise((done, failed) => {
    const reader = new ResponseReader()
    let asked = 0
    const ask = (question: string) => {
      asked = performance.now()
      socket.write(question, 'latin1')
    }
    const take = (bytes: Buffer) => {
      const status = reader.read(bytes)
      if (status === undefined) return
      const next = onResponse(status, performance.now() - asked)
      if (next) return ask(next)
      done()
      socket.destroy()
    }
    const callback = (length: number, buffer: Uint8Array) => {
      try {
        take((buffer as Buffer).subarray(0, length))
      } catch (error) {
        socket.destroy(error as Error)
      }
      return true
    }
    const onread = { buffer: Buffer.allocUnsafe(65_536), callback }
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread }, () => ask(first))
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`no response in ${TIMEOUT_MS} ms`)))
    socket.on('error', failed)
    socket.on('close', () => failed(new Error('the server closed a connection')))
  })
}
