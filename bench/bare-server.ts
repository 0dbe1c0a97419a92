import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// The least that a server on node:http can do: one answer, known beforehand, to everything.
process.once('disconnect', () => process.exit())
process.once('message', ({ headers, body }: { headers: string[]; body: string }) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
