import type { IncomingMessage } from 'node:http'

/**
 * The first header of this name, which is given in lower case. For what every request is asked: Node makes `request.headers`,
 * an object of them all, when it is first looked at, which takes longer than finding a page.
 */
export function rawHeader({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>, name: string): string | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const key = rawHeaders[at] as string
    if (key.length === name.length && (key === name || key.toLowerCase() === name)) return rawHeaders[at + 1]
  }
  return undefined
}
