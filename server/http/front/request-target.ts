import type { IncomingMessage } from 'node:http'

/** Whether the request names its host more than once. Such a request is refused, because proxies may have read another one. */
export function hasTwoHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (name.length === 4 && (name === 'host' || name === 'Host' || name.toLowerCase() === 'host')) hosts++
  }
  return hosts > 1
}

const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i

/**
 * Rewrites a request line with a whole address (`GET http://host/path`), as clients of proxies send it, to the usual form. Its host
 * replaces the `Host` header (RFC 9112, 3.2.2).
 */
export function readAbsoluteTarget(request: IncomingMessage): void {
  const [, host, rest] = ABSOLUTE.exec(request.url ?? '') ?? []
  if (host === undefined || rest === undefined) return
  request.url = rest.startsWith('/') ? rest : `/${rest}`
  const { rawHeaders } = request
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if ((rawHeaders[at] as string).toLowerCase() === 'host') rawHeaders[at + 1] = host
  }
  // Built from the raw headers at the first access, which may have been before.
  request.headers.host = host
}
