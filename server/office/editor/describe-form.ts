import { z } from 'zod'
import type { FieldMeta } from '#contract/content/field.ts'
import type { Choice, FormField, NamedField, UnionOption } from '#contract/office/editor/form-field.ts'

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypes['_zod']['def']

const LONG_TEXT = 150

/** A schema without what is around it, and what that says. */
type Bare = { schema: Schema; def: Def; meta: FieldMeta; isRequired: boolean; byDefault: unknown }

function bare(schema: Schema, meta: FieldMeta = {}, isRequired = true, byDefault: unknown = undefined): Bare {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const known = { ...z.globalRegistry.get(schema), ...meta }
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return bare(def.innerType, known, false, byDefault)
    case 'default':
      return bare(def.innerType, known, false, byDefault ?? def.defaultValue)
    case 'catch':
      return bare(def.innerType, known, isRequired, byDefault)
    default:
      return { schema, def, meta: known, isRequired, byDefault }
  }
}

/** The form for a schema. Throws where none fits, or a Finnish name is missing: a test tries all. */
export function describeForm(schema: Schema, place = 'form'): FormField {
  return fieldOf(bare(schema), place)
}

function fieldOf({ schema, def, meta }: Bare, place: string): FormField {
  if (meta.field) return { kind: meta.field }
  switch (def.type) {
    case 'string':
      return textField(schema as z.ZodString)
    case 'number':
      return numberField(schema as z.ZodNumber)
    case 'boolean':
      return { kind: 'yes' }
    case 'enum':
      return { kind: 'choice', choices: choicesOf(Object.values(def.entries), meta, place) }
    case 'literal':
      return literalField(def.values, meta, place)
    case 'array':
      return listField(schema as z.ZodArray, meta, place)
    case 'object':
      return objectField(def.shape, place)
    case 'union':
      return { kind: 'union', options: def.options.flatMap((option, at) => optionsOf(option, `${place}.${at}`)) }
    default:
      throw new Error(`No field fits ${place}: ${def.type}`)
  }
}

function textField(schema: z.ZodString): FormField {
  if ((schema.def as { format?: string }).format === 'date') return { kind: 'date' }
  const max = schema.maxLength ?? undefined
  return { kind: 'text', isLong: max !== undefined && max >= LONG_TEXT, max }
}

function numberField({ minValue, maxValue, isInt }: z.ZodNumber): FormField {
  const bound = (value: number | null) =>
    value === null || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value
  return { kind: 'number', isWhole: isInt, min: bound(minValue), max: bound(maxValue) }
}

function choicesOf(values: readonly unknown[], { options }: FieldMeta, place: string): Choice[] {
  return values.map((value) => {
    const label = options?.[String(value)]
    if (label === undefined) throw new Error(`${place}: '${value}' has no Finnish name`)
    return { value: value as string | number, label }
  })
}

function literalField(values: readonly unknown[], meta: FieldMeta, place: string): FormField {
  const [value] = values
  if (values.length === 1) return { kind: 'fixed', value: value as string }
  return { kind: 'choice', choices: choicesOf(values, meta, place) }
}

function listField(schema: z.ZodArray, meta: FieldMeta, place: string): FormField {
  if (meta.options) return { kind: 'choices', choices: choicesOf(Object.keys(meta.options), meta, place) }
  if (!meta.item) throw new Error(`${place} has no Finnish name for one of its list (item)`)
  const item = fieldOf(bare(schema.element), `${place}[]`)
  return {
    kind: 'list',
    item,
    itemName: meta.item,
    min: limitOf(schema, 'minimum') ?? 0,
    max: limitOf(schema, 'maximum'),
  }
}

function limitOf({ def }: z.ZodArray, name: 'minimum' | 'maximum'): number | undefined {
  const checks = def.checks?.map(({ _zod }) => _zod.def as { minimum?: number; maximum?: number })
  return checks?.find((check) => check[name] !== undefined)?.[name]
}

function objectField(shape: Readonly<Record<string, Schema>>, place: string): Extract<FormField, { kind: 'object' }> {
  const fields = Object.entries(shape).map(([name, schema]): NamedField => {
    const each = bare(schema)
    const here = `${place}.${name}`
    const field = fieldOf(each, here)
    const { title = '', help } = each.meta
    if (!title && field.kind !== 'fixed') throw new Error(`${here} has no Finnish name`)
    return { name, title, help, isRequired: each.isRequired, byDefault: each.byDefault, field }
  })
  return { kind: 'object', fields }
}

/** The options of a union in a union are options of that one. */
function optionsOf(schema: Schema, place: string): UnionOption[] {
  const one = bare(schema)
  const field = fieldOf(one, place)
  if (field.kind === 'union') return [...field.options]
  if (field.kind !== 'object') throw new Error(`${place}: only objects can be told apart`)
  if (!one.meta.title) throw new Error(`${place} has no Finnish name`)
  return [{ title: one.meta.title, field }]
}
