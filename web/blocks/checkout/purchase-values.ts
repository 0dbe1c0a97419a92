import type { Customer } from '#contract/customers/customer.ts'
import {
  type PurchaseField,
  type PurchaseProblem,
  type PurchaseProblems,
  purchaseLimits,
  readPurchase,
} from '#contract/shop/purchase-form.ts'
import type { CheckoutTexts } from '#web/messages/shop/checkout.texts.ts'
import type { DeliveryDetails } from '#web/shop/delivery/delivery-details.ts'

/** The purchase form as the browser holds it. A box that is ticked is 'true'. */
export type PurchaseValues = Record<PurchaseField, string>

type Known = {
  customer: Customer
  details: DeliveryDetails
  /** Values that were filled in before, in this tab. */
  kept: Partial<PurchaseValues>
  postalCode: string
}

/** The initial values of the form. An address with another postal code than the chosen one is left out: it would be delivered elsewhere. */
export function startingValues({ customer, details, kept, postalCode }: Known): PurchaseValues {
  const { deliveryAddress: saved, billingAddress: billing, email, phoneCountryCode, phoneNumber } = customer
  const isKept = kept['Form.PostalCode'] === postalCode
  const isSaved = saved.postalCode === postalCode
  return {
    'Form.FirstName': kept['Form.FirstName'] ?? saved.firstName,
    'Form.LastName': kept['Form.LastName'] ?? saved.lastName,
    'Form.StreetAddress': (isKept && kept['Form.StreetAddress']) || (isSaved ? saved.streetAddress : ''),
    'Form.PostalCode': postalCode,
    'Form.City': (isKept && kept['Form.City']) || (isSaved ? saved.city : ''),
    'Form.Email': kept['Form.Email'] ?? email,
    'Form.PhoneCountryCode': kept['Form.PhoneCountryCode'] ?? (phoneCountryCode || '+358'),
    'Form.PhoneNumber': kept['Form.PhoneNumber'] ?? phoneNumber,
    'Form.UseDeliveryAddressForBilling':
      kept['Form.UseDeliveryAddressForBilling'] ?? (billing.streetAddress === '' ? 'true' : ''),
    'Form.BillingFirstName': kept['Form.BillingFirstName'] ?? billing.firstName,
    'Form.BillingLastName': kept['Form.BillingLastName'] ?? billing.lastName,
    'Form.BillingStreetAddress': kept['Form.BillingStreetAddress'] ?? billing.streetAddress,
    'Form.BillingPostalCode': kept['Form.BillingPostalCode'] ?? billing.postalCode,
    'Form.BillingCity': kept['Form.BillingCity'] ?? billing.city,
    'Form.DeliveryDate': details.postalCode === postalCode ? details.deliveryDate : '',
    'Form.DeliveryTime': details.postalCode === postalCode ? details.deliveryTime : '',
    'Form.AdditionalInformation': kept['Form.AdditionalInformation'] ?? customer.additionalInformation,
    'Form.PaymentMethodCode': kept['Form.PaymentMethodCode'] ?? '',
    'Form.Terms': '',
    'Form.Total': '',
  }
}

/** The fields of the payment screen, in its order. */
const onPayment: readonly PurchaseField[] = ['Form.PaymentMethodCode', 'Form.Terms']

export type Found = { delivery: PurchaseProblems; payment: PurchaseProblems }

/** The problems of the form, by screen. */
export function problemsOf(
  values: PurchaseValues,
  { isDelivered, needsMethod }: { isDelivered: boolean; needsMethod: boolean },
): Found {
  const read = readPurchase(values, { isDelivered })
  const all: PurchaseProblems = 'problems' in read ? read.problems : {}
  if (needsMethod && values['Form.PaymentMethodCode'] === '') all['Form.PaymentMethodCode'] = 'required'
  // The program fills it in, not the shopper.
  delete all['Form.Total']
  const entries = Object.entries(all) as [PurchaseField, PurchaseProblem][]
  const payment = onPayment.flatMap((field) => entries.filter(([name]) => name === field))
  return {
    delivery: Object.fromEntries(entries.filter(([field]) => !onPayment.includes(field))),
    payment: Object.fromEntries(payment),
  }
}

export const isFaultless = (problems: PurchaseProblems) => Object.keys(problems).length === 0

/** The sentence for a field. */
export function problemText(field: PurchaseField, problem: PurchaseProblem, texts: CheckoutTexts['wrong']): string {
  if (field === 'Form.DeliveryDate' || field === 'Form.DeliveryTime') return texts.time
  if (field === 'Form.Terms') return texts.terms
  if (field === 'Form.PaymentMethodCode') return texts.method
  if (problem !== 'invalid') return texts[problem]
  if (field === 'Form.Email') return texts.email
  if (field === 'Form.PhoneNumber') return texts.phone
  return field.endsWith('PostalCode') ? texts.postalCode : texts.invalid
}

/** The id of a field's control. */
export const idOf = (field: PurchaseField) => field.replace('Form.', 'kassa-')

export const isField = (name: string): name is PurchaseField => Object.hasOwn(purchaseLimits, name)

/** The list of problems above the form, with labels: 'This field is required' alone does not say which. */
export function summaryItems(problems: PurchaseProblems, { labels, wrong }: CheckoutTexts) {
  const names: Partial<Record<string, string>> = { ...labels, phoneNumber: labels.phone }
  const fields = Object.entries(problems) as [PurchaseField, PurchaseProblem][]
  return (
    fields
      // Day and time are one choice.
      .filter(([field]) => field !== 'Form.DeliveryTime' || !problems['Form.DeliveryDate'])
      .map(([field, problem]) => {
        const text = problemText(field, problem, wrong)
        const name = names[field.replace(/^Form\.(Billing)?(.)/, (_, __, first: string) => first.toLowerCase())]
        return {
          fieldId: idOf(field === 'Form.DeliveryTime' ? 'Form.DeliveryDate' : field),
          text: name && text === wrong[problem] ? `${name}: ${text}` : text,
        }
      })
  )
}
