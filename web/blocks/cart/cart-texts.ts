import type { Language } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'
import { codeTexts } from '#web/shop/code-texts.ts'
import { totalsTexts } from '#web/shop/totals-texts.ts'

/** The texts of the cart page, as data for its island. */
export function cartTexts(language: Language) {
  const text = (key: Parameters<typeof message>[1]) => message(language, key as 'cart')
  return {
    products: text('cartProducts'),
    loading: text('cartLoading'),
    unconfirmed: text('cartUnconfirmed'),
    notLoaded: text('cartNotLoaded'),
    tryAgain: text('cartTryAgain'),
    empty: text('cartEmpty'),
    emptyText: text('cartEmptyText'),
    toProducts: text('cartToProducts'),
    shopOn: text('cartShopOn'),
    suggestions: text('cartSuggestions'),
    add: text('cartAdd'),
    addOf: text('cartAddOf'),
    added: text('cartAdded'),
    continue: text('cartContinue'),
    remove: text('cartRemove'),
    removeShort: text('cartRemoveShort'),
    removed: text('cartRemoved'),
    undo: text('cartUndo'),
    quantity: text('buyQuantity'),
    fewer: text('buyFewer'),
    more: text('buyMore'),
    close: text('buyClose'),
    quantityFailed: text('cartQuantityFailed'),
    failed: text('cartFailed'),
    each: text('cartEach'),
    withoutDiscounts: text('cartWithoutDiscounts'),
    warnings: text('cartWarnings'),
    checkoutWarnings: text('cartCheckoutWarnings'),
    code: codeTexts(language),
    totals: totalsTexts(language),
  }
}

export type CartTexts = ReturnType<typeof cartTexts>
