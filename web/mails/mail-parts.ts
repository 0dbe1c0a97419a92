import { type Language, langAttribute } from '#contract/site.ts'
import { escapeHtml } from '#web/document/escape-html.ts'

/** What a mail consists of: the same parts make its text and its HTML. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'table'; rows: readonly (readonly string[])[] }
  | { kind: 'link'; label: string; address: string; about: string }
  | { kind: 'code'; code: string; text: string }

type Written = { subject: string; language: Language; siteName: string; parts: readonly MailPart[] }

/** A mail as text and as HTML. Whatever people wrote is text in both. */
export function mailOf({ subject, language, siteName, parts }: Written) {
  return {
    subject,
    text: [...parts.map(textOf), siteName].filter(Boolean).join('\n\n'),
    html:
      `<!doctype html><html lang="${langAttribute[language]}"><head><meta charset="utf-8">` +
      `<title>${escapeHtml(subject)}</title></head><body style="font-family:sans-serif;line-height:1.5">` +
      `${parts.map(htmlOf).join('')}<p>${escapeHtml(siteName)}</p></body></html>`,
  }
}

function textOf(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'table':
      return part.rows.map((row) => row.join(': ')).join('\n')
    case 'link':
      return `${part.label}: ${part.address}\n${part.about}`
    case 'code':
      return `${part.code}\n${part.text}`
  }
}

function htmlOf(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return `<p>${escapeHtml(part.text)}</p>`
    case 'table': {
      const rows = part.rows.map(([label = '', value = '']) => {
        const heading = `<th align="left" valign="top" scope="row" style="font-weight:normal">${escapeHtml(label)}</th>`
        return `<tr>${heading}<td valign="top" style="white-space:pre-wrap">${escapeHtml(value)}</td></tr>`
      })
      return `<table cellpadding="4">${rows.join('')}</table>`
    }
    case 'link':
      return `<p><a href="${escapeHtml(part.address)}">${escapeHtml(part.label)}</a> ${escapeHtml(part.about)}</p>`
    case 'code':
      return `<p><strong style="font-size:1.5em;font-family:monospace">${escapeHtml(part.code)}</strong><br>${escapeHtml(part.text)}</p>`
  }
}
