import type { Field, Rule } from './form.ts'
import {
  codeDigits,
  hasControlCharacters,
  hasSpecialCharacters,
  isDate,
  isEmail,
  isLocalPhone,
  isPostalCode,
  isShortEmail,
} from './text-rules.ts'

const MAX_TITLE_LENGTH = 300
const MAX_CODE_LENGTH = 64

/** The rule that a value breaks, whatever its type: a request need not come from our browser code. */
export function brokenRule(field: Field, value: unknown, isRequired: boolean): Rule | undefined {
  if (!hasType(field, value)) return 'type'
  if (isBlank(field, value)) return isRequired ? missingRule(field) : undefined
  switch (field.kind) {
    case 'line':
    case 'phone':
      return brokenLine(value as string, field.maxLength)
    case 'code':
      return codeDigits(value as string).length === 6 ? undefined : 'codeFormat'
    case 'postalCode':
      return isPostalCode((value as string).trim()) ? undefined : 'postalCode'
    case 'localPhone':
      return isLocalPhone(value as string) ? undefined : 'phoneFormat'
    case 'password':
      return brokenPassword(value as string, field)
    case 'email':
      return isEmail((value as string).trim()) ? undefined : 'email'
    case 'shortEmail':
      return isShortEmail((value as string).trim()) ? undefined : 'email'
    case 'message':
      if ((value as string).length > field.maxLength) return 'tooLong'
      return hasSpecialCharacters(value as string) ? field.specialCharacters : undefined
    case 'date':
      return isDate(value as string) ? undefined : 'date'
    case 'choice':
      return field.options.includes(value as string) ? undefined : 'choice'
    case 'fixed':
      return value === field.value ? undefined : 'choice'
    case 'product':
      return brokenLine((value as { title: string }).title, MAX_TITLE_LENGTH)
    case 'list':
      return brokenList(value as string[], field.maxItems)
    default:
      return undefined
  }
}

/** Whether nothing was filled in. */
export function isBlank({ kind }: Field, value: unknown): boolean {
  if (kind === 'flag') return value !== true
  if (kind === 'textFlag') return value !== 'true'
  if (kind === 'id') return isNoId(value)
  if (kind === 'product') return value === null || isNoId((value as { productId: unknown }).productId)
  if (kind === 'list') return (value as unknown[]).length === 0
  if (kind === 'password') return value === ''
  return (value as string).trim() === ''
}

function hasType({ kind }: Field, value: unknown): boolean {
  if (kind === 'flag') return typeof value === 'boolean'
  if (kind === 'textFlag') return value === 'true' || value === 'false' || value === ''
  if (kind === 'id') return isId(value)
  if (kind === 'product') return value === null || isProduct(value)
  if (kind === 'list') return Array.isArray(value) && value.every((item) => typeof item === 'string')
  return typeof value === 'string'
}

function isNoId(value: unknown): boolean {
  return value === 0 || value === ''
}

/** The number of a page, or the code of a product. */
function isId(value: unknown): boolean {
  if (typeof value === 'string') return brokenLine(value, MAX_CODE_LENGTH) === undefined
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function isProduct(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { productId, title } = value as Record<string, unknown>
  return isId(productId) && typeof title === 'string'
}

function missingRule(field: Field): Rule {
  return ('missing' in field && field.missing) || 'required'
}

function brokenLine(text: string, maxLength: number): Rule | undefined {
  if (text.trim().length > maxLength) return 'tooLong'
  return hasControlCharacters(text.trim()) ? 'controlCharacters' : undefined
}

function brokenPassword(password: string, { minLength = 1, maxLength }: { minLength?: number; maxLength: number }) {
  if (password.length > maxLength) return 'tooLong'
  return password.length < minLength ? 'passwordShort' : undefined
}

function brokenList(items: readonly string[], maxItems: number): Rule | undefined {
  if (items.length > maxItems) return 'tooMany'
  return items.map((item) => brokenLine(item, MAX_TITLE_LENGTH)).find((rule) => rule !== undefined)
}
