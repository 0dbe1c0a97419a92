import type { IncomingMessage } from 'node:http'

/** Timeout for the body of an ordinary request. */
export const BODY_TIMEOUT_MS = 60_000

const exempt = new WeakSet<IncomingMessage>()

/** Exempts an upload from the timeout: uploads queue, and have their own minimum rate. */
export function allowSlowBody(request: IncomingMessage): void {
  exempt.add(request)
}

/** Disconnects a client whose body has not arrived in time. */
export function watchBody(request: IncomingMessage, timeoutMs: number): void {
  if (request.complete || request.method === 'GET' || request.method === 'HEAD') return
  const timer = setTimeout(() => {
    if (!request.complete && !exempt.has(request)) request.destroy()
  }, timeoutMs)
  request.once('close', () => clearTimeout(timer))
}
