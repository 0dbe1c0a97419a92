import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import { isTrusted } from '#server/http/clients/client-address.ts'
import { rawHeader } from '#server/responses/raw-header.ts'
import { REQUEST_ID } from '#server/responses/request-id.ts'

const VALID_ID = /^[\w-]{8,64}$/

/**
 * Gives every request an id, which connects a response with its line in the access log and its error. An id from a trusted proxy
 * is kept, because the log of the proxy has it too.
 */
export function requestIds(proxies: BlockList): (request: IncomingMessage) => string {
  const node = randomBytes(4).toString('hex')
  let count = 0
  return (request) => {
    const given = rawHeader(request, REQUEST_ID)
    if (given && VALID_ID.test(given) && isTrusted(request.socket.remoteAddress ?? '', proxies)) return given
    return `${node}-${(++count).toString(36)}`
  }
}
