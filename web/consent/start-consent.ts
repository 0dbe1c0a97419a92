import { storedConsent } from './consent-choice.ts'

export function applyStoredConsent(): void {
  const stored = storedConsent()
  if (stored?.statistics || stored?.marketing) void import('./tags.ts').then((tags) => tags.applyConsent(stored))
}

/** Makes links with `data-opens-consent`, which lead to a page without scripts, buttons that show the banner. They are in the foot of the page. */
export function takeOverConsentLinks(): void {
  for (const opener of document.querySelectorAll<HTMLElement>('[data-opens-consent]')) {
    const show = (event: Event) => {
      event.preventDefault()
      document.documentElement.dataset.consent = 'unasked'
      document.querySelector<HTMLElement>('.consent')?.focus()
    }
    opener.role = 'button'
    opener.addEventListener('click', show)
    opener.addEventListener('keydown', (event) => {
      if (event.key === ' ') show(event)
    })
  }
}
