import { Agent, request } from 'node:http'

export type Asked = {
  port: number
  host: string
  path: string
  headers?: Record<string, string>
  /** The address that the client has. */
  from?: string
}

/** The status, or how the request failed; an answer whose body ends early has failed. */
export function outcomeOf({ port, host, path, headers, from }: Asked, agent = new Agent()): Promise<string> {
  const target = { port, host: '127.0.0.1', path, agent, headers: { host, ...headers }, localAddress: from }
  return new Promise((ended) => {
    const asked = request(target, (response) => {
      let received = 0
      response.on('data', (data: Buffer) => {
        received += data.length
      })
      response.on('error', (error) => ended(`body: ${error.message}`))
      response.on('end', () => {
        const { statusCode, headers: told } = response
        const whole = received > 0 && received === Number(told['content-length'] ?? received)
        ended(whole ? String(statusCode) : `${received} bytes of ${told['content-length']}`)
      })
    })
    asked.on('error', (error) => ended(error.message)).end()
  })
}

/** Keeps asking on a number of kept connections, one request after another on each, until told to stop. */
export function steadyLoad(asked: Asked, connections: number) {
  const outcomes = new Map<string, number>()
  let going = true
  const clients = Array.from({ length: connections }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (going) {
      const outcome = await outcomeOf(asked, agent)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
    agent.destroy()
  })
  return {
    count: () => [...outcomes.values()].reduce((sum, count) => sum + count, 0),
    /** How often each outcome came. */
    async stop(): Promise<Record<string, number>> {
      going = false
      await Promise.all(clients)
      return Object.fromEntries(outcomes)
    },
  }
}
