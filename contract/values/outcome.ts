import type { FieldErrors, FileRefusal } from '#contract/forms/form.ts'

/** A result, or a refusal that a visitor or an editor can cause. Bugs and outages are thrown instead. */
export type Outcome<Value, Code extends string> =
  | { ok: true; value: Value }
  | {
      ok: false
      code: Code
      problems: readonly string[]
      fields?: FieldErrors
      file?: string
      retryAfterSeconds?: number
    }

export const accepted = <Value>(value: Value) => ({ ok: true, value }) as const

export const refused = <Code extends string>(code: Code, problems: readonly string[] = []) =>
  ({ ok: false, code, problems }) as const

/** A file of a form breaks a rule; its sender gets the text, with the name of the file. */
export const refusedFile = (rule: FileRefusal, file: string) =>
  ({ ok: false, code: 'REQUEST_INVALID', problems: [], fields: { Files: rule }, file }) as const

/** It may be tried again after this time. */
export const refusedFor = <Code extends string>(code: Code, retryAfterSeconds: number) =>
  ({ ok: false, code, problems: [], retryAfterSeconds }) as const

/** Fields of a request break rules; their sender gets the text of each. */
export const refusedFields = (fields: FieldErrors) =>
  ({ ok: false, code: 'REQUEST_INVALID', problems: [], fields }) as const
