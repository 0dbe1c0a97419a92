import type { Cart } from '#contract/cart.ts'
import type { Customer } from '#contract/customer.ts'

/**
 * Where the cart goes on: to the checkout with the postal code, or to the screen that asks for a login or a postal code. Gift cards are
 * not delivered, so they need none.
 */
export function nextStep(
  { hasGiftCardsOnly }: Pick<Cart, 'hasGiftCardsOnly'>,
  customer: Customer | null,
  checkoutPage: string | undefined,
): string {
  if (!customer?.loggedIn || checkoutPage === undefined) return '#kirjaudu'
  if (hasGiftCardsOnly) return `${checkoutPage}#toimitus`
  const postalCode = chosenPostalCode() ?? customer.deliveryAddress.postalCode
  return postalCode === ''
    ? '#kirjaudu'
    : `${checkoutPage}?${new URLSearchParams({ postinumero: postalCode })}#toimitus`
}

/** Of the delivery details that this tab keeps. */
function chosenPostalCode(): string | undefined {
  try {
    const { postalCode } = JSON.parse(sessionStorage.getItem('deliveryDetails') ?? '{}')
    return typeof postalCode === 'string' && postalCode !== '' ? postalCode : undefined
  } catch {
    return undefined
  }
}
