import type { HtmlDocument } from '#web/document/document.ts'

/** The hidden frame of the shop in pages of other sites. Nobody sees it, and it is the same for everyone. */
export function cartFrame(): HtmlDocument {
  const html =
    '<!doctype html><html lang="fi"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
    '<title>Ostoskori</title></head><body></body></html>'
  return { html, inlineScripts: [], inlineStyles: [] }
}
