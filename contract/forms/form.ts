// A form as data: the browser draws and checks it, the server checks it again, with the same rules. Nothing here imports zod, so a form
// costs the browser a few hundred bytes.

/** Why a field is refused. `web/messages/forms/form-rules.ts` has the text of each, in every language. */
export type Rule =
  | 'required'
  | 'materialsRequired'
  | 'newsletterRequired'
  | 'email'
  | 'date'
  | 'choice'
  | 'type'
  | 'tooLong'
  | 'tooMany'
  | 'controlCharacters'
  | 'postalCode'
  | 'phoneFormat'
  | ServerRule
  | ProductRule
  | PasswordRule
  | CodeRule
  | SpecialCharacterRule
  | FileRefusal
  | CallRule

/** Checked by the server alone, against what the site offers and in the visitor's language. */
type ServerRule = 'productUnknown' | 'materialUnknown' | 'jobUnknown' | 'postalCodeFormat'

/** The same rule for messages, with the text that the document gives the form. */
type SpecialCharacterRule = 'specialCharacters' | 'specialCharactersInMessage' | 'specialCharactersShort'

/** `passwordCommon` is checked by the server alone. */
type PasswordRule = 'passwordShort' | 'passwordCommon' | 'passwordWrong'

/** `codeWrong` is checked by the server alone. */
type CodeRule = 'codeFormat' | 'codeWrong'

/** Text in a product field from which nothing was chosen. The browser checks these: what is sent is an id and a title. */
type ProductRule = 'productRequired' | 'productUnchosen'

export type FileRefusal = 'fileTooLarge' | 'tooManyFiles' | 'fileUnreadable'

/** Of calls that are no forms. */
type CallRule = 'language' | 'site' | 'yearAndWeek' | 'week' | 'weekRepeated'

/** Field errors by the name of the field, in the order of the fields; `Files` is the name of the file field. */
export type FieldErrors = Record<string, Rule>

/** Whether another field has a value. */
export type When = { field: string; is: string | boolean }

type Common = {
  /** Default: optional. */
  required?: true | When
  /** A hidden field is neither checked nor sent: the visitor cannot see it. */
  hidden?: When
  /** False: the visitor ticks it in the browser, and the payload of the document has no place for it. */
  sent?: false
}

/** Single-line text. A postal code of any country, unlike the kind `postalCode`, and the name of a job are checked by the server alone. */
type LineField = Common & { kind: 'line'; maxLength: number; means?: 'postalCode' | 'job' }
/** Six digits from a mail, with whatever was copied around them. */
type CodeField = Common & { kind: 'code' }
/** A number with or without the country code. `called`: when somebody will call it, so it has to be one. */
type PhoneField = Common & { kind: 'phone'; maxLength: number; called?: When }
/** A Finnish postal code; a telephone number without the country code, with or without the leading 0. */
type AddressField = Common & { kind: 'postalCode' | 'localPhone' }
/** Never trimmed, and never kept in the browser. */
type PasswordField = Common & { kind: 'password'; minLength?: number; maxLength: number }
/** `shortEmail`: the last part has two or three letters, as the newsletter demands. `missing`: the rule that no address breaks. */
type EmailField = Common & { kind: 'email' | 'shortEmail'; missing?: Rule }
/** Text of several lines, without special characters; counted as `String.length`. */
type MessageField = Common & { kind: 'message'; maxLength: number; specialCharacters: SpecialCharacterRule }
/** Shown dd/MM/yyyy, sent yyyy-MM-dd. */
type DateField = Common & { kind: 'date' }
/** A required flag must be ticked. */
type FlagField = Common & { kind: 'flag' }
/** A flag that is sent as text. */
type TextFlagField = Common & { kind: 'textFlag' }
type ChoiceField = Common & { kind: 'choice'; options: readonly string[]; initial?: string }
/** Always the same text, which the visitor does not see. */
type FixedField = Common & { kind: 'fixed'; value: string }
/** The code of a product or the number of a page; 0 means none. `titleIn`: a product, and the field that has its name. */
type IdField = Common & { kind: 'id'; titleIn?: string }
/** A product of the list at `GET /api/search/all-products`. */
type ProductField = Common & { kind: 'product' }
/**
 * `missing`: the rule that a required list without items breaks. `linksIn`: the items are materials that the site offers, and this
 * field has their addresses.
 */
type ListField = Common & { kind: 'list'; maxItems: number; missing?: Rule; linksIn?: string }

export type Field =
  | LineField
  | CodeField
  | PhoneField
  | AddressField
  | PasswordField
  | EmailField
  | MessageField
  | DateField
  | FlagField
  | TextFlagField
  | ChoiceField
  | FixedField
  | IdField
  | ProductField
  | ListField

/** Types of files by their content. */
export type FileType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf'

export type FileField = { types: readonly FileType[]; maxFiles: number }

/** What the visitor sees when the form has arrived. */
type Success =
  /** The success page that the block names. */
  | 'page'
  /** The success page, or the site's root where none is named. */
  | 'pageOrRoot'
  /** The success page, or a thank-you in place where none is named. */
  | 'pageOrThanks'
  /** The modal closes, then the success page opens. */
  | 'closeThenPage'
  /** A thank-you text instead of the form. */
  | 'thanks'
  /** A success view instead of the form. */
  | 'view'
  /** The modal says that it worked, and is closed by the visitor. */
  | 'dialog'

export type Form = {
  name: string
  /** The address of its call, always POST. */
  path: `/api/${string}`
  /** A sentence for the API description. */
  about: string
  /** Where the payload has the fields: in an object `Data`, or at the top. */
  fieldsIn: 'Data' | 'top'
  fields: Readonly<Record<string, Field>>
  /** Groups of flags of which exactly one is ticked; errors belong to the first. */
  exactlyOne?: readonly (readonly string[])[]
  /** At least one is filled in; the error belongs to the first. */
  atLeastOne?: { fields: readonly string[]; rule: Rule }
  /** Without it, forms with `Data` send `Files: null`. */
  files?: FileField
  /** The payload has these fields of `Data` at the top too, and the files in `Data` too. */
  atTopToo?: readonly string[]
  filesInDataToo?: true
  /** Constants of the payload that mean nothing to us. */
  constants?: Readonly<Record<string, string>>
  /** The payload's name for the captcha token; null: no captcha. */
  captcha: 'MTCaptchaToken' | 'captchaToken' | null
  /** The captcha is solved only when the server asks for it. */
  captchaWhen?: 'asked'
  /** Sent with the request verification token. */
  verified?: true
  /** What is typed is not kept in the browser. */
  keepsDraft?: false
  /** The field of the answer that says whether it worked. */
  answer: 'isSuccess' | 'data.isSuccess' | 'success'
  /** Consent to the processing of health data. Change the version whenever the text that visitors see changes. */
  consent?: { field: string; textVersion: string }
  success: Success
  /** The analytics event of a sent form, and its `formName`. */
  event?: { name: string; formName?: string }
}

/** Whether the visitor agreed to the processing of health data, by which text, and when. */
export type RecordedConsent = { given: boolean; textVersion: string; at: string }

/** Describes a form. `about` is not enumerable: it is for the description of the API, and no page sends it to a browser. */
export function defineForm<const F extends Form>(form: F): F {
  return Object.defineProperty(form, 'about', { enumerable: false })
}

/** 15 MB as people count it: a file of exactly this size is accepted. */
export const MAX_FILE_BYTES = 15 * 1024 * 1024

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
