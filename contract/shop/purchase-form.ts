import { hasControlCharacters, isDate, isEmail } from '#contract/forms/text-rules.ts'

// The purchase form as it is posted to `/kassa`: read and checked alike in the browser and on the server. No schemas, so that the browser
// can use it.

export type OrderAddress = {
  firstName: string
  lastName: string
  streetAddress: string
  postalCode: string
  city: string
}

/** What a shopper fills in to buy a cart. */
export type Purchase = {
  deliveryAddress: OrderAddress
  /** Null: the same as the delivery address. */
  billingAddress: OrderAddress | null
  email: string
  /** As typed, with its country code: `+358 50123123`. */
  phone: string
  /** Null when nothing is delivered: gift cards only. */
  slot: { date: string; time: string } | null
  /** Empty: the payment page offers all methods. */
  paymentMethodCode: string
  additionalInformation: string
  /** The total that the shopper saw: `20,88`. */
  total: string
}

const limits = {
  'Form.FirstName': 60,
  'Form.LastName': 60,
  'Form.StreetAddress': 100,
  'Form.PostalCode': 5,
  'Form.City': 60,
  'Form.Email': 254,
  'Form.PhoneCountryCode': 5,
  'Form.PhoneNumber': 20,
  /** 'true' or 'on': the billing fields are not needed. */
  'Form.UseDeliveryAddressForBilling': 5,
  'Form.BillingFirstName': 60,
  'Form.BillingLastName': 60,
  'Form.BillingStreetAddress': 100,
  'Form.BillingPostalCode': 5,
  'Form.BillingCity': 60,
  'Form.DeliveryDate': 10,
  'Form.DeliveryTime': 20,
  'Form.AdditionalInformation': 1000,
  'Form.PaymentMethodCode': 4,
  /** 'true' or 'on': the terms of delivery are accepted. */
  'Form.Terms': 5,
  'Form.Total': 12,
} as const satisfies Record<string, number>

export type PurchaseField = keyof typeof limits

/** The most characters of each field. */
export const purchaseLimits: Readonly<Record<PurchaseField, number>> = limits

export type PurchaseProblem = 'required' | 'too-long' | 'invalid'

export type PurchaseProblems = Partial<Record<PurchaseField, PurchaseProblem>>

export type PostedFields = Readonly<Record<string, unknown>>

const POSTAL_CODE = /^\d{5}$/
const PHONE = /^0?\d(?:[ -]?\d){4,13}$/
const formats: Partial<Record<PurchaseField, (text: string) => boolean>> = {
  'Form.PostalCode': (text) => POSTAL_CODE.test(text),
  'Form.BillingPostalCode': (text) => POSTAL_CODE.test(text),
  'Form.Email': isEmail,
  'Form.PhoneCountryCode': (text) => /^\+\d{1,4}$/.test(text),
  'Form.PhoneNumber': (text) => PHONE.test(text),
  'Form.DeliveryDate': isDate,
  'Form.PaymentMethodCode': (text) => /^[A-Z]{2}\d{2}$/.test(text),
  'Form.Total': (text) => /^\d{1,9},\d\d$/.test(text),
}

const personFields = ['FirstName', 'LastName', 'StreetAddress', 'PostalCode', 'City'] as const
const always = ['Form.Email', 'Form.PhoneNumber', 'Form.Total'] as const
const slotFields = ['Form.DeliveryDate', 'Form.DeliveryTime'] as const

/**
 * Reads the posted form. `isDelivered`: the cart has something to deliver, so a delivery day is needed. Gift cards need an address too:
 * that of the buyer.
 */
export function readPurchase(
  posted: PostedFields,
  { isDelivered }: { isDelivered: boolean },
): { purchase: Purchase } | { problems: PurchaseProblems } {
  const text = (field: PurchaseField) => String(posted[field] ?? '').trim()
  const sameAddress = isTicked(posted['Form.UseDeliveryAddressForBilling'])
  const required = new Set<PurchaseField>([
    ...always,
    ...personFields.map((name) => `Form.${name}` as const),
    ...(sameAddress ? [] : personFields.map((name) => `Form.Billing${name}` as const)),
    ...(isDelivered ? slotFields : []),
  ])
  const problems: PurchaseProblems = {}
  for (const field of Object.keys(limits) as PurchaseField[]) {
    const problem = problemOf(field, text(field), required.has(field))
    const isHidden =
      !required.has(field) && (field.startsWith('Form.Billing') || slotFields.some((one) => one === field))
    if (problem && !isHidden) problems[field] = problem
  }
  if (!isTicked(posted['Form.Terms'])) problems['Form.Terms'] = 'required'
  if (Object.keys(problems).length > 0) return { problems }
  const address = (prefix: '' | 'Billing'): OrderAddress => ({
    firstName: text(`Form.${prefix}FirstName`),
    lastName: text(`Form.${prefix}LastName`),
    streetAddress: text(`Form.${prefix}StreetAddress`),
    postalCode: text(`Form.${prefix}PostalCode`),
    city: text(`Form.${prefix}City`),
  })
  return {
    purchase: {
      deliveryAddress: address(''),
      billingAddress: sameAddress ? null : address('Billing'),
      email: text('Form.Email'),
      phone: `${text('Form.PhoneCountryCode') || '+358'} ${text('Form.PhoneNumber')}`,
      slot: isDelivered ? { date: text('Form.DeliveryDate'), time: text('Form.DeliveryTime') } : null,
      paymentMethodCode: text('Form.PaymentMethodCode'),
      additionalInformation: text('Form.AdditionalInformation'),
      total: text('Form.Total'),
    },
  }
}

function isTicked(value: unknown): boolean {
  return value === 'true' || value === 'on'
}

function problemOf(field: PurchaseField, text: string, isRequired: boolean): PurchaseProblem | undefined {
  if (text === '') return isRequired ? 'required' : undefined
  if (text.length > limits[field]) return 'too-long'
  // Line breaks belong to the message for the driver alone.
  if (field !== 'Form.AdditionalInformation' && hasControlCharacters(text)) return 'invalid'
  return (formats[field]?.(text) ?? true) ? undefined : 'invalid'
}
