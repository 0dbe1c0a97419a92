import type { IncomingMessage } from 'node:http'

/**
 * The first header with this lower-case name. For headers that are read on every request: Node builds the `request.headers` object
 * on first access, which takes longer than finding a cached page.
 */
export function rawHeader({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>, name: string): string | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const key = rawHeaders[at] as string
    if (key.length === name.length && (key === name || key.toLowerCase() === name)) return rawHeaders[at + 1]
  }
  return undefined
}
