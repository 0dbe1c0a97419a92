import type { IncomingMessage } from 'node:http'

/** Until the body of an ordinary request must have arrived. */
export const BODY_TIMEOUT_MS = 60_000

const slow = new WeakSet<IncomingMessage>()

/** For uploads, which wait for their turn and have a minimum rate of their own. */
export function allowSlowBody(request: IncomingMessage): void {
  slow.add(request)
}

/** Disconnects a sender whose body has not arrived in time. */
export function watchBody(request: IncomingMessage, timeoutMs: number): void {
  if (request.complete || request.method === 'GET' || request.method === 'HEAD') return
  const timer = setTimeout(() => {
    if (!request.complete && !slow.has(request)) request.destroy()
  }, timeoutMs)
  request.once('close', () => clearTimeout(timer))
}
