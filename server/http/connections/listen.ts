import type { AddressInfo, Server } from 'node:net'
import { type Config, ConfigError } from '#server/config.ts'

/** Listens on the configured host and port. Returns the port, which the system chooses if PORT is 0. */
export async function listen(server: Server, { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>): Promise<number> {
  await new Promise<void>((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${PORT} is taken: stop the program that has it, or choose another with PORT=3001 npm start.`
      failed(error.code === 'EADDRINUSE' ? new ConfigError(taken) : error)
    })
    server.listen(PORT, HOST, listening)
  })
  return (server.address() as AddressInfo).port
}
