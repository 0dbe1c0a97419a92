import type { Field, FieldErrors, Form, Rule } from '#contract/forms/form.ts'
import type { Submission } from '#contract/forms/form-body.ts'
import type { ContactFormName } from '#contract/forms/forms.ts'
import { isPostalCodeIn } from '#contract/forms/text-rules.ts'
import { isBlank } from '#contract/forms/validate-field.ts'
import type { Language } from '#contract/site.ts'
import { accepted, type Outcome, refusedFields } from '#contract/values/outcome.ts'

export type FormPlace = { site: string; language: Language; form: ContactFormName }

/** What the forms of a site offer to choose from. */
export type Offered = {
  products: (place: FormPlace) => Promise<readonly { productId: string; title: string }[]>
  /** The link is a full address. */
  materials: (place: FormPlace) => Promise<readonly { label: string; link: string }[]>
  /** The names of the jobs that are open today. */
  jobs: (place: FormPlace) => Promise<readonly string[]>
}

type Values = Submission['values']
type Checked = { values: Values } | { rule: Rule }
type Given = { name: string; field: Field; values: Values; place: FormPlace }

/**
 * The values with products and materials as the site names them, not as the sender does; refused if the site does not offer one. A job
 * is refused after its last day.
 * Postal codes are checked here too, because what counts as one depends on the language.
 */
export async function checkOffered(
  offered: Offered,
  { form, values: sent }: { form: Form; values: Values },
  place: FormPlace,
): Promise<Outcome<Values, 'REQUEST_INVALID'>> {
  const errors: FieldErrors = {}
  let values = sent
  for (const [name, field] of Object.entries(form.fields)) {
    const checked = await check(offered, { name, field, values, place })
    if ('rule' in checked) errors[name] = checked.rule
    else values = { ...values, ...checked.values }
  }
  return Object.keys(errors).length > 0 ? refusedFields(errors) : accepted(values)
}

async function check(offered: Offered, { name, field, values, place }: Given): Promise<Checked> {
  const value = values[name]
  if (field.kind === 'id' && field.titleIn) {
    const product = await chosen(offered, value as string | number, place)
    return product ? { values: { [name]: product.productId, [field.titleIn]: product.title } } : UNKNOWN_PRODUCT
  }
  if (field.kind === 'product') {
    const product = await chosen(offered, (value as { productId: string | number } | null)?.productId ?? 0, place)
    return product ? { values: { [name]: product.productId === 0 ? null : product } } : UNKNOWN_PRODUCT
  }
  if (field.kind === 'list' && field.linksIn) {
    const materials = await offered.materials(place)
    const ordered = [...new Set(value as string[])].map((label) => materials.find((each) => each.label === label))
    const known = ordered.filter((material) => material !== undefined)
    if (known.length < ordered.length) return { rule: 'materialUnknown' }
    return { values: { [name]: known.map(({ label }) => label), [field.linksIn]: known.map(({ link }) => link) } }
  }
  if (field.kind === 'line' && field.means === 'job') {
    return (await offered.jobs(place)).includes(value as string) ? { values: {} } : { rule: 'jobUnknown' }
  }
  const isCode = field.kind === 'line' && field.means === 'postalCode' && !isBlank(field, value)
  return isCode && !isPostalCodeIn(place.language, value as string) ? { rule: 'postalCodeFormat' } : { values: {} }
}

const UNKNOWN_PRODUCT: Checked = { rule: 'productUnknown' }

async function chosen({ products }: Offered, id: string | number, place: FormPlace) {
  if (id === 0 || id === '') return { productId: 0, title: '' } as const
  return (await products(place)).find(({ productId }) => productId === String(id))
}
