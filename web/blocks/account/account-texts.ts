import type { Language } from '#contract/site.ts'
import { codeTexts } from '#web/customer/code-texts.ts'
import { message } from '#web/messages/message.ts'
import { orderHistoryTexts } from '#web/shop/order-texts.ts'

/** The texts of the account page, as data for its island. `orderYears`: how long orders are kept, in words. */
export function accountTexts(language: Language, orderYears: string) {
  return {
    loggedInAs: message(language, 'accountLoggedInAs'),
    guest: message(language, 'accountGuest'),
    loading: message(language, 'accountLoading'),
    notLoaded: message(language, 'accountNotLoaded'),
    tryAgain: message(language, 'accountTryAgain'),
    logIn: message(language, 'customerLogIn'),
    logOut: message(language, 'customerLogOut'),
    failed: message(language, 'customerFailed'),
    delivery: message(language, 'accountDelivery'),
    billing: message(language, 'accountBilling'),
    password: message(language, 'accountPassword'),
    choosePassword: message(language, 'accountChoosePassword'),
    choosePasswordText: message(language, 'accountChoosePasswordText'),
    code: codeTexts(language),
    data: message(language, 'accountData'),
    dataText: message(language, 'accountDataText'),
    download: message(language, 'accountDownload'),
    remove: message(language, 'accountDelete'),
    removeText: message(language, 'accountDeleteText', { years: orderYears }),
    removeByCodeText: message(language, 'accountDeleteByCodeText'),
    removed: message(language, 'accountDeleted'),
    removedText: message(language, 'accountDeletedText'),
    orders: orderHistoryTexts(language),
  }
}

export type AccountTexts = ReturnType<typeof accountTexts>
