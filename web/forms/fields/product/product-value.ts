import type { Field } from '#contract/forms/form.ts'

/** What is typed, and the id of the product that was chosen; 0 while there is none. */
export type ProductValue = { productId: string | 0; title: string }

type Values = Readonly<Record<string, unknown>>

/** The product that the values of a form have in this field. */
export function productIn(values: Values, name: string, field: Field): ProductValue {
  const title = titleField(field)
  if (title) return { productId: values[name] as string | 0, title: values[title] as string }
  return (values[name] as ProductValue | null) ?? { productId: 0, title: '' }
}

/** The values that a product field writes: an object, or an id with its title in another field. */
export function valuesOf(name: string, field: Field, product: ProductValue): Values {
  const title = titleField(field)
  return title ? { [name]: product.productId, [title]: product.title } : { [name]: product }
}

/**
 * The values of text that was typed into the field before the form came to life: a search, from which nothing is chosen yet. Undefined
 * if the field is none for products.
 */
export function searchValues(name: string, field: Field | undefined, text: string): Values | undefined {
  if (!field || (field.kind !== 'product' && !titleField(field))) return undefined
  return valuesOf(name, field, { productId: 0, title: text })
}

const titleField = (field: Field) => (field.kind === 'id' ? field.titleIn : undefined)
