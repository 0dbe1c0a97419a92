import type { Field, Form } from './form.ts'

/** `productId` is the product's code; 0 means none. */
type Product = { productId: string | number; title: string }

type ValueOf<F extends Field> = F extends { kind: 'flag' }
  ? boolean
  : F extends { kind: 'textFlag' }
    ? 'true' | 'false'
    : F extends { kind: 'id' }
      ? string | number
      : F extends { kind: 'product' }
        ? Product | null
        : F extends { kind: 'list' }
          ? readonly string[]
          : string

/** What a visitor filled in, by field. Optional text is '', an optional id 0. */
export type FormValues<F extends Form> = { [Name in keyof F['fields']]: ValueOf<F['fields'][Name]> }

type SentValues<F extends Form> = {
  [Name in keyof F['fields'] as F['fields'][Name] extends { sent: false } ? never : Name]: ValueOf<F['fields'][Name]>
}

/** `Data` is a data URL in base64. */
export type SentFile = { Name: string; Data: string }

type FilesPart<F extends Form> = F extends { files: object } ? { Files: readonly SentFile[] } : { Files: null }
type DataPart<F extends Form> = F extends { fieldsIn: 'Data' }
  ? { Data: SentValues<F> & (F extends { filesInDataToo: true } ? FilesPart<F> : object) } & FilesPart<F>
  : SentValues<F>
type TopPart<F extends Form> = F extends { atTopToo: readonly (infer Name)[] }
  ? Pick<SentValues<F>, Name & keyof SentValues<F>>
  : object
type ConstantsPart<F extends Form> = F extends { constants: infer Constants } ? Constants : object
type CaptchaPart<F extends Form> = F['captcha'] extends string ? Record<F['captcha'], string> : object

/** The body of the form's call, in the casing of the document. */
export type Payload<F extends Form> = DataPart<F> & TopPart<F> & ConstantsPart<F> & CaptchaPart<F>

/** The value of a field that nobody has filled in. */
export function emptyValue(field: Field): unknown {
  switch (field.kind) {
    case 'flag':
      return false
    case 'textFlag':
      return 'false'
    case 'id':
      return 0
    case 'product':
      return null
    case 'list':
      return []
    case 'fixed':
      return field.value
    case 'choice':
      return field.initial ?? ''
    default:
      return ''
  }
}

/** What a form holds when it is first shown. */
export function emptyValues<F extends Form>(form: F): FormValues<F> {
  const values = Object.entries(form.fields).map(([name, field]) => [name, emptyValue(field)])
  return Object.fromEntries(values) as FormValues<F>
}
