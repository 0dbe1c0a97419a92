import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** A free port below the ephemeral range, so that no outgoing connection takes it while its server is down. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1)
  return port as number
}

/** Consecutive free ports. */
export async function freePorts(count: number): Promise<number[]> {
  for (;;) {
    const first = randomInt(20_000, 32_000)
    const ports = Array.from({ length: count }, (_, index) => first + index)
    const free = await Promise.all(ports.map(isFree))
    if (free.every(Boolean)) return ports
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
