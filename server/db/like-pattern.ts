/** The beginnings of a text in SQL's `like`. */
export function beginningWith(text: string): string {
  return `${escaped(text)}%`
}

/** A text as it is, in SQL's `like`. */
export const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')
