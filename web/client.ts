import type { ErrorReport } from '#contract/reports.ts'
import { receiveEvents } from './analytics/data-layer.ts'
import { call } from './calls/call.ts'
import { followScroll } from './chrome/follow-scroll.ts'
import { startDialogs } from './chrome/mobile/start-dialogs.ts'
import { startConsent } from './consent/start-consent.ts'
import { startIslands } from './islands/runtime.tsx'
import { followCart } from './shop/follow-cart.ts'
import { startHandOver } from './shop/hand-over.ts'
import { startCartSync } from './shop/start-cart-sync.ts'

startIslands(import.meta.glob('./**/*.island.tsx'), {
  onError: (error, island) => {
    console.error(`Island ${island}:`, error)
    const report: ErrorReport = {
      kind: 'error',
      island,
      message: String(error).slice(0, 500),
      page: location.href.slice(0, 500),
    }
    call('POST /api/reports', { body: report, keepalive: true })
  },
})

followScroll()
followCart()
startHandOver()
void startCartSync()
startDialogs()
startConsent()
receiveEvents()
whenParsed(async () => {
  // Fetched where they are needed.
  if (document.querySelector('.account-link')) (await import('./customer/follow-customer.ts')).followCustomer()
  if (document.querySelector('.form-dialog:not([data-waits-for-address])'))
    (await import('./overlays/start-overlays.ts')).startOverlays()
})

/** This script may run before the end of the page has come. */
function whenParsed(work: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work, { once: true })
  else work()
}
