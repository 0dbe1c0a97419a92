import { type Entry, makeEntry } from './entry.ts'
import { type HeaderPolicy, type PageResponse, pageHeaders } from './headers.ts'

/** A page with all its headers, ready to send. */
export function pageEntry(policy: HeaderPolicy, response: PageResponse & { status: number }): Promise<Entry> {
  const body = Buffer.from(response.document.html)
  return makeEntry({ status: response.status, body, headers: pageHeaders(policy, response), compress: true })
}
