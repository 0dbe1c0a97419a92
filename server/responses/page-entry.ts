import { type Entry, makeEntry } from './entry.ts'
import { type HeaderPolicy, type PageAnswer, pageHeaders } from './headers.ts'

/** A page ready to be sent, with all its headers. */
export function pageEntry(policy: HeaderPolicy, answer: PageAnswer & { status: number }): Promise<Entry> {
  const body = Buffer.from(answer.document.html)
  return makeEntry({ status: answer.status, body, headers: pageHeaders(policy, answer), compress: true })
}
