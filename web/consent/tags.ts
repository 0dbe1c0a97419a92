import { CONSENT_KEY, type Consent, readConsent } from './consent-choice.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Where Google's tag manager comes from. The security policy allows it on sites that have one, and nowhere else. */
const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id='

/** Cookies that measuring leaves behind, on our own host. */
const MEASURING = /^(_ga|_gid|_gat|_gcl)/

export function keptConsent(): Consent | null {
  try {
    return readConsent(localStorage.getItem(CONSENT_KEY), Date.now())
  } catch {
    return null
  }
}

/** Loads what the visitor allowed, once; whoever allowed nothing gets nothing from any other host. */
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
  command('consent', 'default', denied)
  command('consent', 'update', state)
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = TAG_MANAGER + encodeURIComponent(id)
  script.dataset.tagManager = ''
  document.head.append(script)
}

const denied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

/** What measuring left is removed; a script that runs already stops only with the page. */
function withdraw(loaded: boolean): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0] ?? ''
    if (!MEASURING.test(name)) continue
    for (const domain of ['', `;domain=.${location.hostname.split('.').slice(-2).join('.')}`]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that we support.
      document.cookie = `${name}=;path=/;max-age=0${domain}`
    }
  }
  if (loaded) location.reload()
}

function layer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}

/** The tag manager takes commands only as an `arguments` object. */
function command(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array in its place is not understood.
  layer().push(arguments)
}
