import { CONSENT_LIFE, CONSENT_VERSION } from '#web/consent/consent-choice.ts'

/**
 * Stands inline in the header and runs before the first paint. The page is the same for everyone; this marks on `<html>` what
 * is the visitor's own, and styles do the rest, so that nothing appears late or moves: whether the page is inside a frame,
 * whether consent is to be asked for, how many lines the cart has, whether a customer is logged in.
 */
export const firstScript =
  `(function(h){if(self!=top)h.framed='';try{var s=localStorage,r=function(k){try{return JSON.parse(s.getItem(k))||{}}catch(e){return{}}},
c=r('consent'),n=r('cart').lineItemCount;
h.consent=c.version==${CONSENT_VERSION}&&Date.now()-Date.parse(c.at)<${CONSENT_LIFE}?'given':'unasked';
if(n>0){h.cart=n;document.querySelectorAll('[data-cart-count]').forEach(function(b){b.textContent=n})}
if(r('customer').loggedIn)h.customer=''}catch(e){}})(document.documentElement.dataset)`.replaceAll('\n', '')
