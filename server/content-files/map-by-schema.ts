import type { z } from 'zod'
import { picture, richText } from '#contract/content/content.ts'
import { captionsFile, documentFile, videoFile } from '#contract/content/files.ts'
import { isRecord } from './content-set.ts'

type Schema = z.core.$ZodType
type Path = readonly PropertyKey[]

/** What becomes of the values that files write in another way than the database holds them. */
export type Visitor = {
  picture(value: unknown, path: Path): unknown
  /** A document, a film or captions. */
  file(value: unknown, path: Path): unknown
  richText(value: unknown, path: Path): unknown
  /** Leaves a value out that the schema would put in its place again. */
  omits?(value: unknown, byDefault: unknown): boolean
}

const fileSchemas: readonly Schema[] = [documentFile, videoFile, captionsFile]

const richTextNode = richText.def.element as Schema

/**
 * The value with its pictures, files and formatted texts as the visitor gives them, wherever the schema says that one stands. Keys
 * come in the schema's order. What does not fit the schema is left for it to refuse.
 */
export function mapBySchema(schema: Schema, value: unknown, visitor: Visitor, path: Path = []): unknown {
  if (isA(schema, picture)) return visitor.picture(value, path)
  if (fileSchemas.some((one) => isA(schema, one))) return visitor.file(value, path)
  const def = (schema as z.core.$ZodTypes)._zod.def
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return mapBySchema(def.innerType, value, visitor, path)
    case 'array':
      if (def.element === richTextNode) return visitor.richText(value, path)
      return Array.isArray(value)
        ? value.map((item, at) => mapBySchema(def.element, item, visitor, [...path, at]))
        : value
    case 'union': {
      const option = def.options.find((one) => fits(one, value))
      return option ? mapBySchema(option, value, visitor, path) : value
    }
    case 'object':
      return isRecord(value) ? mapObject(def.shape, value, visitor, path) : value
    default:
      return value
  }
}

/** Whether it is the schema itself, or the same with a label. */
function isA(schema: Schema, one: Schema): boolean {
  return schema._zod.def === one._zod.def
}

function mapObject(
  shape: Readonly<Record<string, Schema>>,
  value: Record<string, unknown>,
  visitor: Visitor,
  path: Path,
) {
  const known = Object.entries(shape).flatMap(([key, schema]) => {
    if (!Object.hasOwn(value, key)) return []
    const { def } = (schema as z.core.$ZodTypes)._zod
    if (def.type === 'default' && visitor.omits?.(value[key], def.defaultValue)) return []
    return [[key, mapBySchema(schema, value[key], visitor, [...path, key])] as const]
  })
  const others = Object.entries(value).filter(([key]) => !Object.hasOwn(shape, key))
  return Object.fromEntries([...known, ...others.sort(([a], [b]) => (a < b ? -1 : 1))])
}

/** Whether a value is of this option of a union, by the names that tell the options apart. */
function fits(option: Schema, value: unknown): boolean {
  const def = (option as z.core.$ZodTypes)._zod.def
  if (def.type === 'union') return def.options.some((one) => fits(one, value))
  if (def.type !== 'object' || !isRecord(value)) return false
  return Object.entries(def.shape).every(([key, schema]) => {
    const field = (schema as z.core.$ZodTypes)._zod
    const tells = field.def.type === 'literal' || field.def.type === 'enum'
    return !tells || field.values?.has(value[key] as string)
  })
}
