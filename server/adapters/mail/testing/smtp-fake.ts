import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** What the mail server does with the next mails. `refuse`: a temporary error; `hang`: silence; `drop`: the connection breaks. */
type Behaviour = 'accept' | 'refuse' | 'hang' | 'drop'

/** A real SMTP server on loopback, whose behaviour a test can change. */
export async function smtpFake() {
  const received: string[] = []
  const state: { behaviour: Behaviour; tries: number; delayMs: number } = { behaviour: 'accept', tries: 0, delayMs: 0 }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        state.tries++
        if (state.behaviour === 'refuse') return done(Object.assign(new Error('Try later'), { responseCode: 451 }))
        received.push(Buffer.concat(chunks).toString())
        setTimeout(done, state.delayMs)
      })
    },
  })
  // Connections pass through a socket of ours, which can break them or keep silent.
  const sockets = new Set<Socket>()
  const door = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    if (state.behaviour === 'hang' || state.behaviour === 'drop') state.tries++
    if (state.behaviour === 'drop') return void socket.destroy()
    if (state.behaviour !== 'hang') server.server.emit('connection', socket)
  }).listen(0, '127.0.0.1')
  await once(door, 'listening')
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    door.close()
    server.close()
  })
  return { url: `smtp://127.0.0.1:${(door.address() as AddressInfo).port}`, received, state }
}

/** The Message-IDs of mails. */
export function messageIds(mails: readonly string[]): string[] {
  return mails.map((mail) => /^Message-ID: <(.+)@/im.exec(mail)?.[1] ?? '')
}
