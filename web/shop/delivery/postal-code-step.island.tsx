import { useEffect, useState } from 'react'
import type { Language } from '#contract/site.ts'
import type { PostalCodeStepTexts } from '#web/messages/shop/delivery.texts.ts'
import { DeliveryCheck } from './delivery-check.tsx'
import { readDeliveryDetails } from './delivery-details.ts'

type Props = { language: Language; texts: PostalCodeStepTexts; checkout: string }

/** The postal-code check on the way to the checkout. Styles show the link to customers who are logged in. */
export function PostalCodeStep({ language, texts, checkout }: Props) {
  const [postalCode, setPostalCode] = useState<string | null>(null)
  // What this tab has checked before is not asked again.
  useEffect(() => setPostalCode(readDeliveryDetails().postalCode || null), [])
  return (
    <>
      <DeliveryCheck language={language} texts={texts} onAvailable={setPostalCode} />
      {postalCode && (
        <p className="login-to-checkout">
          <a className="button" href={`${checkout}?postinumero=${postalCode}#toimitus`}>
            {texts.toCheckout}
          </a>
        </p>
      )}
    </>
  )
}
