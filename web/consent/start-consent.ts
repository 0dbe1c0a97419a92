import { storedConsent } from './consent-choice.ts'

/** Applies the stored choice, and makes links with `data-opens-consent` show the banner again. */
export function startConsent(): void {
  const stored = storedConsent()
  if (stored?.statistics || stored?.marketing) void import('./tags.ts').then((tags) => tags.applyConsent(stored))
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-opens-consent]')) return
    event.preventDefault()
    document.documentElement.dataset.consent = 'unasked'
    document.querySelector<HTMLElement>('.consent')?.focus()
  })
}
