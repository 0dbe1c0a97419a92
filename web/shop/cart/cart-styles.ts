import row from '#web/shop/delivery/shop-field-row.css?inline'
import codes from './cart-codes.css?inline'
import states from './cart-states.css?inline'
import totals from './cart-totals.css?inline'

/** The style sheets of what the cart page and the checkout share. */
export const cartStyles = [states, totals, row, codes] as const
