import { type Language, langAttribute } from '#contract/site.ts'
import type { HtmlDocument } from '#web/document/document.ts'
import { escapeHtml } from '#web/document/escape-html.ts'
import { message } from '#web/messages/message.ts'

export type ErrorStatus = 429 | 500 | 503

const css = 'body{max-width:36rem;margin:15vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}'

/** An error page. It uses neither content nor themes, because those may have failed. */
export function errorDocument(status: ErrorStatus, language: Language): HtmlDocument {
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
