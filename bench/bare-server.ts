import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// The minimum of a node:http server: the same prepared response to every request.
process.once('disconnect', () => process.exit())
process.once('message', ({ headers, body }: { headers: string[]; body: string }) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
