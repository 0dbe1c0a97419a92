import type { Inline, RichText } from '#contract/content/content.ts'
import type { Run } from './document.ts'
import type { Sheet } from './sheet.ts'

/** Lays formatted text out on a sheet. Links become plain words: on paper they lead nowhere. */
export function drawFormattedText(sheet: Sheet, text: RichText): void {
  for (const part of text) {
    if (part.kind === 'heading') sheet.heading(part.text)
    else if (part.kind === 'quote') sheet.paragraph([{ text: [part.text, part.source].filter(Boolean).join(' — ') }])
    else if (part.kind === 'paragraph') sheet.paragraph(part.children.map(asRun))
    else for (const item of part.items) sheet.paragraph([{ text: '• ' }, ...item.map(asRun)])
  }
}

function asRun(part: Inline): Run {
  return typeof part === 'string' ? { text: part } : { text: part.text, bold: part.strong }
}
