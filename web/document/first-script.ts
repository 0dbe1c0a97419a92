import { CONSENT_LIFETIME_MS, CONSENT_VERSION } from '#web/consent/consent-choice.ts'

/**
 * Inline script at the start of the body. The cached page is the same for everyone; this script sets the visitor's state as
 * attributes of `<html>`, so that styles can use it without a layout shift: whether the page is framed, whether to ask for
 * consent, how many lines the cart has, whether a customer is logged in.
 */
export const firstScript =
  `(function(h){if(self!=top)h.framed='';try{var s=localStorage,r=function(k){try{return JSON.parse(s.getItem(k))||{}}catch(e){return{}}},
c=r('consent'),n=r('cart').lineItemCount;
h.consent=c.version==${CONSENT_VERSION}&&Date.now()-Date.parse(c.at)<${CONSENT_LIFETIME_MS}?'given':'unasked';
if(n>0)h.cart=n;if(r('customer').loggedIn)h.customer=''}catch(e){}})(document.documentElement.dataset)`.replaceAll(
    '\n',
    '',
  )

/** Inline script after the header that writes the number of lines in the cart where the header shows it. */
export const cartCountScript = `(function(d,n){if(n)d.querySelectorAll('[data-cart-count]').forEach(function(b){b.textContent=n})})(document,document.documentElement.dataset.cart)`
