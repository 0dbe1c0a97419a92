import { hash } from 'node:crypto'

export type Fields = Readonly<Record<string, string>>

/** An XML document with a flat element for each field. */
export function xmlOf(root: string, fields: Fields): string {
  const children = Object.entries(fields).map(([name, value]) => `<${name}>${escaped(value)}</${name}>`)
  return xmlDocument(`<${root}>${children.join('')}</${root}>`)
}

export function xmlDocument(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${content}\n`
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** Signs a message as Svea does: values in a fixed order, then the secret, an ampersand after each. Absent ones are skipped. */
export function signed(fields: Fields, order: readonly string[], hashField: string, secret: string): Fields {
  let text = ''
  for (const name of order) if (fields[name] !== undefined) text += `${fields[name]}&`
  return { ...fields, [hashField]: hash('sha512', `${text}${secret}&`, 'hex').toUpperCase() }
}
