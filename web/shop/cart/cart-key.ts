/** Local storage key of the copy of the cart. The cart of the server is the truth. */
export const CART_KEY = 'cart'
