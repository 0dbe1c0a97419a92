// Rules of single texts. Both sides use them word for word.

const LOCAL_PART = /^[^\s@"(),:;<>[\]\\\p{Cc}]{1,64}$/u
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u
const MAX_EMAIL_LENGTH = 254

/** An e-mail address as accounts, orders and most forms accept it. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  const labels = text.slice(at + 1).split('.')
  if (at < 1 || text.length > MAX_EMAIL_LENGTH || !LOCAL_PART.test(local)) return false
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false
  const ending = labels.at(-1) ?? ''
  return labels.length > 1 && labels.every((label) => DOMAIN_LABEL.test(label)) && /\p{L}{2}/u.test(ending)
}

/** As the newsletter accepts it: name@domain with an ending of two or three letters. */
export function isShortEmail(text: string): boolean {
  return isEmail(text) && /\.[a-z]{2,3}$/i.test(text)
}

/** Letters of any language, digits, whitespace, quotes and ! ? % € / . , : ; + - ( ) */
const MESSAGE = /^[\p{L}\p{M}\p{Nd}\s"'‘’‚‛“”„‟«»‹›!?%€/.,:;+\-()]*$/u

export function hasSpecialCharacters(message: string): boolean {
  return !MESSAGE.test(message)
}

/** Line breaks and other control characters have no place in a line; in a mail they could begin a header. */
export function hasControlCharacters(line: string): boolean {
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(line)
}

/** A day of the calendar, written yyyy-MM-dd. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

export function isPostalCode(text: string): boolean {
  return /^\d{5}$/.test(text)
}

const COUNTRY = /^[A-Z]{1,3}[- ]/i
const FOREIGN_CODE = /^(?=.*\d)[A-Z\d](?:[- ]?[A-Z\d]){2,9}$/i

/**
 * A postal code in an address from anywhere. In Finland and Sweden it has five digits, so on forms in Finnish and Swedish any other is
 * taken for a slip, unless the letters of a country stand before it, as in NO-0150.
 */
export function isPostalCodeIn(language: string, text: string): boolean {
  if (/^(?:(?:FI|AX|SE|S)[- ]?)?\d{3} ?\d{2}$/i.test(text)) return true
  return FOREIGN_CODE.test(text) && (COUNTRY.test(text) || language === 'en' || language === 'de')
}

/** A number that can be called, from Finland or with a country code: 040 123 4567, (06) 123456, +46 70-123 45 67. */
export function isPhone(text: string): boolean {
  return /^(?:\+|00)?\d{5,15}$/.test(text.replace(/[\s\u00a0().\-/]/g, ''))
}

/** A telephone number without the country code, such as 50123123, 050 123 123 or 050-123123. */
export function isLocalPhone(text: string): boolean {
  return /^[1-9]\d{4,11}$/.test(localPhone(text))
}

/** As it is stored: digits, without the leading 0. */
export function localPhone(text: string): string {
  return text.replace(/[\s-]/g, '').replace(/^0/, '')
}

/** The digits of a code that was typed or pasted, perhaps with spaces or words around them. */
export function codeDigits(text: string): string {
  return text.replace(/\D/g, '')
}
