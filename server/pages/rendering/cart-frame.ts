import { CART_MESSAGE_SOURCE } from '#contract/shop/cart-messages.ts'
import { transferCart } from '#contract/shop/cart-transfer.ts'
import type { HtmlDocument } from '#web/document/document.ts'
import { answerPages, type FrameSettings } from '#web/shop/carried/frame/frame-script.ts'

/** Shorter than the page's patience: it hears that the server was silent, and asks its own host. */
const TIMEOUT_MS = 8000

/** The hidden frame of the shop in pages of these origins. Nobody sees it, and it is the same for everyone. */
export function cartFrame(origins: readonly string[]): HtmlDocument {
  const settings: FrameSettings = {
    origins,
    source: CART_MESSAGE_SOURCE,
    path: transferCart.path,
    timeoutMs: TIMEOUT_MS,
  }
  const script = `(${answerPages})(${JSON.stringify(settings)})`
  const html =
    '<!doctype html><html lang="fi"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
    `<title>Ostoskori</title></head><body><script>${script}</script></body></html>`
  return { html, inlineScripts: [script], inlineStyles: [] }
}
