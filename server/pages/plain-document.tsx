import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Entry, makeEntry } from '#server/http/entry.ts'
import { escapeHtml } from '#web/document/document.ts'

type Parts = { title: string; icon: string; css: string; body: ReactElement; status?: number }

/** A page that belongs to no site: the directory, the back office's tools. Never meant for search engines. */
export function plainDocument({ title, icon, css, body, status = 200 }: Parts): Promise<Entry> {
  const html =
    '<!doctype html><html lang="fi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="icon" href="${icon}" type="image/svg+xml">` +
    `<style>${css}</style></head><body>${renderToStaticMarkup(body)}</body></html>`
  return makeEntry({
    status,
    body: Buffer.from(html),
    type: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    compress: true,
  })
}
