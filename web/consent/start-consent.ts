import { applyConsent, keptConsent } from './tags.ts'

/** Loads what was allowed before, and lets every link of the kind `data-opens-consent` show the banner again. */
export function startConsent(): void {
  const kept = keptConsent()
  if (kept?.statistics || kept?.marketing) applyConsent(kept)
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-opens-consent]')) return
    event.preventDefault()
    document.documentElement.dataset.consent = 'unasked'
    document.querySelector<HTMLElement>('.consent')?.focus()
  })
}
