import { connect } from 'node:net'
import { AnswerReader } from './answer-reader.ts'

const MOST_WAIT = 5000

/** Asks over one connection, each time what the last answer led to, until that is nothing. */
export function keepAsking(
  port: number,
  first: string,
  onAnswer: (status: number, time: number) => string | undefined,
): Promise<void> {
  return new Promise((done, failed) => {
    const reader = new AnswerReader()
    let asked = 0
    const ask = (question: string) => {
      asked = performance.now()
      socket.write(question, 'latin1')
    }
    const take = (bytes: Buffer) => {
      const status = reader.read(bytes)
      if (status === undefined) return
      const next = onAnswer(status, performance.now() - asked)
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
    socket.setTimeout(MOST_WAIT, () => socket.destroy(new Error(`no answer in ${MOST_WAIT} ms`)))
    socket.on('error', failed)
    socket.on('close', () => failed(new Error('the server closed a connection')))
  })
}
