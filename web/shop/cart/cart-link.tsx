import type { Language, Site } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  site: Pick<Site, 'features'>
  language: Language
  /** Address of the cart, on the shop's own host. */
  cartPage: string
}

/** A link to the cart. Styles show it only while `<html>` has `data-cart`, that is, when the cart is not empty. */
export function CartLink({ site, language, cartPage }: Props) {
  return (
    <>
      <a className="cart-link" href={cartPage}>
        <Icon name="cart" />
        <span className="visually-hidden">{message(language, 'cart')}</span>
        <span className="cart-count" data-cart-count="">
          0
        </span>
      </a>
      {site.features.includes('shop') && <span className="cart-empty">{message(language, 'cartEmpty')}</span>}
    </>
  )
}
