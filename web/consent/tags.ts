import type { Consent } from './consent-choice.ts'
import { hideOrderToken } from './order-token.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Script of Google Tag Manager. The security policy allows its host only on sites that use it. */
const TAG_MANAGER_URL = 'https://www.googletagmanager.com/gtm.js?id='

/** First-party cookies that analytics sets. */
const ANALYTICS_COOKIES = /^(_ga|_gid|_gat|_gcl)/

/** Loads the tag manager once the visitor has consented to a purpose. Without consent nothing is loaded from third parties. */
export function applyConsent({ statistics, marketing }: Consent): void {
  const id = document.documentElement.dataset.tagManager
  const allowed = (yes: boolean) => (yes ? 'granted' : 'denied')
  const state = {
    analytics_storage: allowed(statistics),
    ad_storage: allowed(marketing),
    ad_user_data: allowed(marketing),
    ad_personalization: allowed(marketing),
  }
  const loaded = document.querySelector('script[data-tag-manager]') !== null
  if (loaded) command('consent', 'update', state)
  if (!statistics && !marketing) withdraw(loaded)
  else if (id && !loaded) load(id, state)
}

function load(id: string, state: object): void {
  hideOrderToken()
  command('consent', 'default', denied)
  command('consent', 'update', state)
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = TAG_MANAGER_URL + encodeURIComponent(id)
  script.dataset.tagManager = ''
  document.head.append(script)
}

const denied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

/** Deletes the analytics cookies, and reloads the page to stop a script that is already running. */
function withdraw(loaded: boolean): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0] ?? ''
    if (!ANALYTICS_COOKIES.test(name)) continue
    for (const domain of ['', `;domain=.${location.hostname.split('.').slice(-2).join('.')}`]) {
      // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API.
      document.cookie = `${name}=;path=/;max-age=0${domain}`
    }
  }
  if (loaded) location.reload()
}

function layer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}

/** The tag manager accepts commands only as an `arguments` object. */
function command(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag manager ignores an array.
  layer().push(arguments)
}
