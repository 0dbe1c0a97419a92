import { type Language, langAttribute, type Theme } from '#contract/site.ts'
import { escapeHtml } from '#web/document/escape-html.ts'

/** A part of a mail. The same parts make its text and its HTML. */
export type MailPart =
  /** An `address` in the text becomes a link; `isSmall` is for small print. */
  | { kind: 'text'; text: string; address?: string; isSmall?: boolean }
  | { kind: 'heading'; text: string }
  /** Filled-in fields: label, value, and the lines of the value that are links. Labels are above values, because they may be long. */
  | { kind: 'fields'; rows: Rows }
  | { kind: 'table'; rows: Rows }
  /** A bill: amounts in a column of their own, the last row is the total if there is one. */
  | { kind: 'amounts'; rows: Rows; hasTotal: boolean }
  /** What was bought, each with its picture, if there is one. */
  | { kind: 'products'; rows: readonly { name: string; price: string; picture: MailPicture | null }[] }
  /** What happens one after the other. */
  | { kind: 'steps'; heading: string; steps: readonly string[] }
  | { kind: 'link'; label: string; address: string; about: string }
  /** A plain link instead of a button, for what few will press. */
  | { kind: 'quiet-link'; label: string; address: string }
  | { kind: 'code'; code: string; text: string }

type Rows = readonly (readonly string[])[]

/** Its address is absolute. Mail programs show JPEG and PNG: the server gives these to those that name no other type. */
export type MailPicture = { src: string; width: number; height: number }

type Written = {
  subject: string
  language: Language
  siteName: string
  parts: readonly MailPart[]
  /** The site's own; otherwise neutral ones. */
  colors?: Theme['colors'] | undefined
}

// Mail programs ignore style sheets and variables, so colours and sizes are in each element.
const INK = '#1d1a17'
const QUIET = '#5c554f'
const LINE = '#e3ddd6'
const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

type Look = { paper: string; band: string; onBand: string; button: string; onButton: string }
const neutral: Look = { paper: '#f5f2ee', band: '#fff', onBand: INK, button: INK, onButton: '#fff' }
const lookOf = (colors: Theme['colors'] | undefined): Look =>
  colors
    ? {
        paper: colors.surface,
        band: colors.brand,
        onBand: colors.onBrand,
        button: colors.accent,
        onButton: colors.onAccent,
      }
    : neutral

/** A mail as text and as HTML. Whatever people wrote is text in both. */
export function mailOf({ subject, language, siteName, parts, colors }: Written) {
  const look = lookOf(colors)
  return {
    subject,
    text: [...parts.map(textOf), siteName].filter(Boolean).join('\n\n'),
    html:
      `<!doctype html><html lang="${langAttribute[language]}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>` +
      `<body style="margin:0;padding:24px 12px;background:${look.paper};color:${INK};font-family:${FONT};font-size:16px;line-height:1.5">` +
      '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;margin:0 auto;table-layout:fixed">' +
      `<tr><td style="padding:20px 24px ${colors ? 18 : 0}px;background:${look.band};color:${look.onBand};` +
      `border-top:4px solid ${look.button};font-size:20px;font-weight:bold">${escapeHtml(siteName)}</td></tr>` +
      '<tr><td style="padding:20px 24px 12px;background:#fff;word-break:break-word">' +
      `${parts.map((part) => htmlOf(part, look)).join('')}</td></tr></table></body></html>`,
  }
}

function textOf(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'heading':
      return part.text.toUpperCase()
    case 'fields':
      return part.rows.map(([label = '', value = '']) => lineOf(label, value)).join('\n')
    case 'table':
    case 'amounts':
      return part.rows.map((row) => row.join(': ')).join('\n')
    case 'products':
      return part.rows.map(({ name, price }) => `${name}: ${price}`).join('\n')
    case 'steps':
      return [part.heading.toUpperCase(), ...part.steps.map((step, at) => `${at + 1}. ${step}`)].join('\n')
    case 'link':
      return `${part.label}: ${part.address}\n${part.about}`
    case 'quiet-link':
      return `${part.label}: ${part.address}`
    case 'code':
      return `${part.code}\n${part.text}`
  }
}

/** A value of several lines begins below its label; a label that is a sentence needs no colon. */
function lineOf(label: string, value: string): string {
  const named = /[?.]$/.test(label) ? label : `${label}:`
  return `${named}${value.includes('\n') ? '\n' : ' '}${value}`
}

const PARAGRAPH = 'margin:0 0 16px'
const SMALL = `margin:0 0 12px;font-size:14px;color:${QUIET}`

function htmlOf(part: MailPart, look: Look): string {
  switch (part.kind) {
    case 'text':
      return `<p style="${part.isSmall ? SMALL : PARAGRAPH}">${linked(escapeHtml(part.text), part.address)}</p>`
    case 'heading':
      return headingOf(part.text)
    case 'fields':
      return `<dl style="margin:0 0 20px">${part.rows.map(([label = '', ...value]) => fieldOf(label, value)).join('')}</dl>`
    case 'table':
      return tableOf(part.rows.map(([label = '', value = '']) => labelledRow(label, value)))
    case 'amounts': {
      const last = part.rows.length - 1
      return tableOf(
        part.rows.map(([label = '', value = ''], at) => amountRow(label, value, part.hasTotal && at === last)),
      )
    }
    case 'products':
      return tableOf(part.rows.map(productRow))
    case 'steps':
      return (
        headingOf(part.heading) +
        `<ol style="margin:0 0 20px;padding-left:24px">${part.steps.map((step) => `<li style="margin:0 0 6px">${escapeHtml(step)}</li>`).join('')}</ol>`
      )
    case 'link':
      return (
        `<p style="margin:24px 0 8px"><a href="${escapeHtml(part.address)}" style="display:inline-block;padding:12px 20px;` +
        `background:${look.button};color:${look.onButton};font-weight:bold;text-decoration:none">${escapeHtml(part.label)}</a></p>` +
        `<p style="${SMALL}">${escapeHtml(part.about)}</p>`
      )
    case 'quiet-link':
      return `<p style="${SMALL}"><a href="${escapeHtml(part.address)}" style="color:${INK}">${escapeHtml(part.label)}</a></p>`
    case 'code':
      return (
        `<p style="${PARAGRAPH};padding:16px;background:${look.paper};text-align:center">` +
        `<strong style="font-size:22px;font-family:monospace">${escapeHtml(part.code)}</strong><br>${escapeHtml(part.text)}</p>`
      )
  }
}

const headingOf = (text: string) => `<h2 style="margin:28px 0 8px;font-size:17px">${escapeHtml(text)}</h2>`

const PICTURE_WIDTH = 64

function productRow({ name, price, picture }: { name: string; price: string; picture: MailPicture | null }): string {
  const shared = `border-top:1px solid ${LINE};padding:10px 0`
  // Decoration: the name stands beside it.
  const height = picture && Math.round((picture.height / picture.width) * PICTURE_WIDTH)
  const image = picture
    ? `<img src="${escapeHtml(picture.src)}" alt="" width="${PICTURE_WIDTH}" height="${height}" style="display:block">`
    : ''
  return (
    `<tr><td width="${PICTURE_WIDTH}" style="${shared}">${image}</td>` +
    `<th align="left" scope="row" style="${shared};padding-left:12px;padding-right:12px;font-weight:normal">${escapeHtml(name)}</th>` +
    `<td align="right" style="${shared};white-space:nowrap">${escapeHtml(price)}</td></tr>`
  )
}

function linked(html: string, address?: string): string {
  if (!address) return html
  const escaped = escapeHtml(address)
  return html.replace(escaped, () => `<a href="${escaped}" style="color:${INK}">${escaped}</a>`)
}

function fieldOf(label: string, [value = '', ...links]: readonly string[]): string {
  const lines = value.split('\n').map((line) => linked(escapeHtml(line), links.includes(line) ? line : undefined))
  return (
    `<dt style="font-size:14px;color:${QUIET}">${escapeHtml(label)}</dt>` +
    `<dd style="margin:0 0 10px;white-space:pre-wrap">${lines.join('\n')}</dd>`
  )
}

const tableOf = (rows: readonly string[]) =>
  `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${rows.join('')}</table>`

function labelledRow(label: string, value: string): string {
  const heading = `width:35%;padding:6px 16px 6px 0;font-weight:normal;color:${QUIET}`
  return rowOf(label, heading, value, 'padding:6px 0;white-space:pre-wrap')
}

function amountRow(label: string, value: string, isTotal: boolean): string {
  const shared = `border-top:1px solid ${isTotal ? INK : LINE};font-weight:${isTotal ? 'bold' : 'normal'}`
  return rowOf(
    label,
    `${shared};padding:8px 16px 8px 0`,
    value,
    `${shared};padding:8px 0;text-align:right;white-space:nowrap`,
  )
}

const rowOf = (label: string, headingStyle: string, value: string, style: string) =>
  `<tr><th align="left" valign="top" scope="row" style="${headingStyle}">${escapeHtml(label)}</th>` +
  `<td valign="top" style="${style}">${escapeHtml(value)}</td></tr>`
