import type { ContactFormName } from '#contract/forms/forms.ts'
import { type Language, langAttribute } from '#contract/site.ts'
import { escapeHtml } from '#web/document/escape-html.ts'
import { fieldLabel, formTitle, yesOrNo } from '#web/messages/form-mails.ts'

type Shown = { id: string; form: ContactFormName; values: Readonly<Record<string, unknown>> }

/** What the people of a site read of a form, in the site's own language. Whatever the visitor wrote is text in it. */
export function submissionMail({ id, form, values }: Shown, siteName: string, language: Language) {
  const title = formTitle(language, form)
  const rows = rowsOf(values, language)
  return {
    subject: `${title}: ${siteName} (${id.slice(0, 8)})`,
    text: [title, '', ...rows.map(([label, value]) => `${label}: ${value}`), '', id].join('\n'),
    html: htmlOf(title, rows, id, language),
  }
}

type Row = readonly [label: string, value: string]

/** Fields that were filled in. */
function rowsOf(values: Shown['values'], language: Language): Row[] {
  return Object.entries(values).flatMap(([name, value]): Row[] => {
    const text = textOf(value, language)
    return text === '' ? [] : [[fieldLabel(language, name), text]]
  })
}

function textOf(value: unknown, language: Language): string {
  if (typeof value === 'boolean') return yesOrNo(language, value)
  if (value === null || value === 0) return ''
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value !== 'object') return String(value)
  const { productId, title } = value as { productId: number; title: string }
  return productId === 0 ? '' : `${title} (${productId})`
}

function htmlOf(title: string, rows: readonly Row[], id: string, language: Language): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top">${escapeHtml(label)}</th>` +
      `<td style="white-space:pre-wrap">${escapeHtml(value)}</td></tr>`,
  )
  return (
    `<!doctype html><html lang="${langAttribute[language]}"><head><meta charset="utf-8">` +
    `<title>${escapeHtml(title)}</title></head><body><h1>${escapeHtml(title)}</h1>` +
    `<table cellpadding="6">${cells.join('')}</table><p>${id}</p></body></html>`
  )
}
