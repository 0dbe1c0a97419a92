import { type Language, langAttribute } from '#contract/site.ts'
import type { Entry } from '#server/responses/entry.ts'
import type { HeaderPolicy } from '#server/responses/headers.ts'
import { pageEntry } from '#server/responses/page-entry.ts'
import type { HtmlDocument } from '#web/document/document.ts'
import { escapeHtml } from '#web/document/escape-html.ts'
import { message } from '#web/messages/message.ts'

export type ErrorStatus = 429 | 500 | 503

const css = 'body{max-width:36rem;margin:15vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}'

type ErrorPage = (status: ErrorStatus, language: Language, error?: unknown) => Promise<Entry>

/** Error pages, each built once: in a flood most responses are 429, which must cost no more than a cached page. */
export function errorPages(policy: HeaderPolicy, showError?: (error: unknown) => string): ErrorPage {
  const built = new Map<string, Promise<Entry>>()
  const build = (status: ErrorStatus, document: HtmlDocument) =>
    pageEntry(policy, { status, document, page: { framing: 'nobody' }, cacheControl: 'no-store' })
  return (status, language, error) => {
    // Development shows what failed.
    if (status === 500 && showError) return build(500, { html: showError(error), inlineScripts: [], inlineStyles: [] })
    const key = `${status} ${language}`
    const page = built.get(key) ?? build(status, errorDocument(status, language))
    built.set(key, page)
    return page
  }
}

/** It uses neither content nor themes, because those may have failed. */
function errorDocument(status: ErrorStatus, language: Language): HtmlDocument {
  const busy = status !== 500
  const title = message(language, busy ? 'busyTitle' : 'troubleTitle')
  return minimalDocument(language, title, message(language, busy ? 'busyText' : 'troubleText'))
}

/** A page that says why a request was refused. */
export function refusalDocument(text: string, language: Language): HtmlDocument {
  return minimalDocument(language, message(language, 'refusedTitle'), text)
}

function minimalDocument(language: Language, title: string, text: string): HtmlDocument {
  const home = `<p><a href="/">${message(language, 'toHomePage')}</a></p>`
  const html =
    `<!doctype html><html lang="${langAttribute[language]}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title>` +
    `<style>${css}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${home}</main></body></html>`
  return { html, inlineScripts: [], inlineStyles: [css] }
}
