import type { HtmlDocument } from '#web/document/document.ts'

/** The script of the office and its style sheets; in development Vite adds the styles itself. */
export type OfficeAssets = {
  script: string
  styles: readonly string[]
  /** Markup that the development server adds to the head; empty in production. */
  head: string
}

/**
 * React Aria writes two style elements while it runs. They are allowed by their text, so that the security policy need not allow others;
 * the browser test of the office fails when a version of it writes another.
 */
const writtenByReactAria = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]

/** The one document of the office: the app in the browser shows the page of each address. */
export function officeDocument({ script, styles, head }: OfficeAssets, icon: string): HtmlDocument {
  const html =
    '<!doctype html><html lang="fi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>Hallinta</title><link rel="icon" href="${icon}" type="image/svg+xml">${head}` +
    styles.map((address) => `<link rel="stylesheet" href="${address}">`).join('') +
    `<script type="module" src="${script}"></script></head><body><div id="office"></div>` +
    '<noscript>Hallinta tarvitsee JavaScriptin. Ota se käyttöön selaimen asetuksista.</noscript></body></html>'
  return { html, inlineScripts: [], inlineStyles: writtenByReactAria }
}
