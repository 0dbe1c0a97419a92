import type { CheckoutTexts } from '#web/messages/shop/checkout.texts.ts'
import { readDeliveryDetails } from '#web/shop/delivery/delivery-details.ts'
import type { PurchaseValues } from './purchase-values.ts'

type Props = { values: PurchaseValues; isDelivered: boolean; texts: CheckoutTexts }

/** What was filled in under `#toimitus`, before the shopper pays. */
export function PurchaseReview({ values, isDelivered, texts }: Props) {
  const { deliveryDateText, deliveryTimeText } = readDeliveryDetails()
  const of = (prefix: 'Form.' | 'Form.Billing') => [
    `${values[`${prefix}FirstName`]} ${values[`${prefix}LastName`]}`,
    values[`${prefix}StreetAddress`],
    `${values[`${prefix}PostalCode`]} ${values[`${prefix}City`]}`,
  ]
  const phone = `${values['Form.PhoneCountryCode']} ${values['Form.PhoneNumber']}`
  return (
    <section className="checkout-part checkout-review">
      <Part heading={isDelivered ? texts.address : texts.ownDetails} change={texts.change}>
        {[...of('Form.'), values['Form.Email'], phone]}
      </Part>
      {isDelivered && (
        <Part heading={texts.time} change={texts.change}>
          {[deliveryDateText, deliveryTimeText]}
        </Part>
      )}
      {values['Form.UseDeliveryAddressForBilling'] !== 'true' && (
        <Part heading={texts.billing} change={texts.change}>
          {of('Form.Billing')}
        </Part>
      )}
    </section>
  )
}

function Part({ heading, change, children }: { heading: string; change: string; children: readonly string[] }) {
  return (
    <div>
      <h3>{heading}</h3>
      <a href="#toimitus" aria-label={`${change}: ${heading}`}>
        {change}
      </a>
      <p>
        {children.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </div>
  )
}
