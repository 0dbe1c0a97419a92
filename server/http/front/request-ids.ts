import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import { isTrusted } from '#server/http/clients/client-address.ts'
import { rawHeader } from '#server/responses/raw-header.ts'
import { REQUEST_ID } from '#server/responses/request-id.ts'

const SAFE = /^[\w-]{8,64}$/

/**
 * Numbers requests, so that an answer, its line in the access log and the error behind it can be found together. A number
 * that a trusted proxy gave is kept: its own log has it too.
 */
export function requestIds(proxies: BlockList): (request: IncomingMessage) => string {
  const node = randomBytes(4).toString('hex')
  let count = 0
  return (request) => {
    const given = rawHeader(request, REQUEST_ID)
    if (given && SAFE.test(given) && isTrusted(request.socket.remoteAddress ?? '', proxies)) return given
    return `${node}-${(++count).toString(36)}`
  }
}
