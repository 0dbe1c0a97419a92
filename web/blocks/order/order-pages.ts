/** Where the page of an order leads. */
export type OrderPages = Record<
  'loginPage' | 'accountPage' | 'cartPage' | 'checkoutPage' | 'termsPage' | 'withdrawalPage',
  string
>
