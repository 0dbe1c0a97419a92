import { type Language, langAttribute } from '#contract/site.ts'
import type { HtmlDocument } from '#web/document/document.ts'
import { message } from '#web/messages/message.ts'

const css = 'body{max-width:36rem;margin:15vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}'

/** Says that something failed. It uses neither content nor themes, because those may be what failed. */
export function troubleDocument(status: 500 | 503, language: Language): HtmlDocument {
  const title = message(language, status === 503 ? 'busyTitle' : 'troubleTitle')
  const text = message(language, status === 503 ? 'busyText' : 'troubleText')
  const html =
    `<!doctype html><html lang="${langAttribute[language]}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>` +
    `<style>${css}</style></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`
  return { html, inlineScripts: [], inlineStyles: [css] }
}
