import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type SilenceableProxy = {
  /** The address of the server through the proxy. */
  url: string
  /** Swallows every byte from now on, of open and of new connections, without closing any: as a failover or a NAT does. */
  fallSilent(): void
  /** Only those that are open now stay silent for ever. */
  silenceOpen(): void
  /** Forwards new connections again; those that fell silent stay so. */
  recover(): void
  close(): Promise<void>
}

/** A TCP proxy between the program and a server, which a test can make fall silent. */
export async function startSilenceableProxy(serverUrl: string): Promise<SilenceableProxy> {
  const target = new URL(serverUrl)
  const pairs = new Set<{ inner?: Socket; outer: Socket; silent: boolean }>()
  let silent = false
  const server = createServer((outer) => {
    const pair: { inner?: Socket; outer: Socket; silent: boolean } = { outer, silent }
    pairs.add(pair)
    outer.on('error', () => {})
    outer.on('close', () => {
      pairs.delete(pair)
      pair.inner?.destroy()
    })
    outer.on('data', (bytes) => pair.silent || pair.inner?.write(bytes))
    if (silent) return
    const inner = connect(Number(target.port), target.hostname)
    pair.inner = inner
    inner.on('error', () => {})
    inner.on('close', () => pair.silent || outer.destroy())
    inner.on('data', (bytes) => pair.silent || outer.write(bytes))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(serverUrl)
  url.port = String((server.address() as AddressInfo).port)
  const silenceOpen = () => {
    for (const pair of pairs) pair.silent = true
  }
  return {
    url: url.href,
    fallSilent() {
      silent = true
      silenceOpen()
    },
    silenceOpen,
    recover() {
      silent = false
    },
    async close() {
      for (const { outer } of pairs) outer.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
