import type { Customer } from '#contract/customers/customer.ts'
import type { Cart } from '#contract/shop/cart.ts'
import { readDeliveryDetails } from '#web/shop/delivery/delivery-details.ts'

/**
 * The address of the next step: the checkout with the postal code, or the screen that asks for a login or a postal code. Gift cards are
 * not delivered, so they need none.
 */
export function nextStep(
  { hasGiftCardsOnly }: Pick<Cart, 'hasGiftCardsOnly'>,
  customer: Customer | null,
  checkoutPage: string,
): string {
  if (!customer?.loggedIn) return '#kirjaudu'
  if (hasGiftCardsOnly) return `${checkoutPage}#toimitus`
  const postalCode = readDeliveryDetails().postalCode || customer.deliveryAddress.postalCode
  return postalCode === ''
    ? '#kirjaudu'
    : `${checkoutPage}?${new URLSearchParams({ postinumero: postalCode })}#toimitus`
}
