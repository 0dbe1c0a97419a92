import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { HtmlDocument } from '#web/document/document.ts'
import { escapeHtml } from '#web/document/escape-html.ts'

type Parts = { title: string; icon: string; css: string; body: ReactElement }

/** A page outside the sites: the directory, the tools of the back office. Never indexed. */
export function plainDocument({ title, icon, css, body }: Parts): HtmlDocument {
  const html =
    '<!doctype html><html lang="fi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="icon" href="${icon}" type="image/svg+xml">` +
    `<style>${css}</style></head><body>${renderToStaticMarkup(body)}</body></html>`
  return { html, inlineScripts: [], inlineStyles: [css] }
}
