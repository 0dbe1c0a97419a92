import type { z } from 'zod'
import type { Language } from '#contract/site.ts'
import { schemaTexts } from './field-texts.ts'

type Part = 'params' | 'query' | 'body'

/** The schemas of a call or a route. */
type Schemas = { [Each in Part]?: z.ZodType | undefined }

/** Checks the parts of a request. Errors are texts in the visitor's language, by the path of the field; of the whole body: `body`. */
export function validate(
  schemas: Schemas,
  parts: Record<Part, unknown>,
  language: Language,
): { value: object } | { fields: Record<string, string> } {
  const value: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const parsed = schemas[part]?.safeParse(parts[part], { error: schemaTexts[language] })
    if (parsed?.error) {
      const fields = parsed.error.issues.map(({ path, message }) => [path.join('.') || part, message])
      return { fields: Object.fromEntries(fields) }
    }
    value[part] = parsed?.data
  }
  return { value }
}
