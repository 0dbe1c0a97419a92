import { CartNotice } from '#web/shop/cart/cart-notice.tsx'
import { cartPage } from '#web/shop/cart/cart-page.ts'
import type { Said } from './use-adding.ts'

type Props = { said: Said | null; closeLabel: string; toCart: string; onClose: () => void }

/** Says, in sight and aloud, what became of a product that was put into the cart, with a link to the cart. */
export function AddedNotice({ said, closeLabel, toCart, onClose }: Props) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {said?.text}
      </p>
      <CartNotice failed={said?.failed ?? false} closeLabel={closeLabel} onClose={onClose}>
        {said && (
          <>
            <p aria-hidden="true">{said.text}</p>
            <a className="cart-notice-link" data-cart-page="" href={cartPage().href}>
              {toCart}
            </a>
          </>
        )}
      </CartNotice>
    </>
  )
}
