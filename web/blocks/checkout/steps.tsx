import type { CheckoutTexts } from '#web/messages/shop/checkout.texts.ts'
import type { CheckoutScreen } from './use-checkout-screen.ts'

type Props = { shown: CheckoutScreen; isFree: boolean; cartPage: string; texts: CheckoutTexts }

/** Where the shopper is. Steps behind are links. */
export function Steps({ shown, isFree, cartPage, texts }: Props) {
  const current = 'step' as const
  return (
    <nav className="checkout-steps" aria-label={texts.steps}>
      <ol>
        <li>
          <a href={`${cartPage}#tuotteet`}>{texts.cart}</a>
        </li>
        <li aria-current={shown === 'toimitus' ? current : undefined}>
          {shown === 'toimitus' ? texts.delivery : <a href="#toimitus">{texts.delivery}</a>}
        </li>
        {!isFree && <li aria-current={shown === 'maksu' ? current : undefined}>{texts.payment}</li>}
      </ol>
    </nav>
  )
}
