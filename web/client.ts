import type { ErrorReport } from '#contract/reports.ts'
import { whenEventsWait } from './analytics/when-events-wait.ts'
import { call } from './calls/call.ts'
import { followScroll } from './chrome/follow-scroll.ts'
import { layOutBeforeJumps } from './chrome/lay-out-before-jumps.ts'
import { startDialogs } from './chrome/mobile/start-dialogs.ts'
import { applyStoredConsent, takeOverConsentLinks } from './consent/start-consent.ts'
import { startIslands } from './islands/runtime.ts'
import { startOverlays } from './overlays/start-overlays.ts'
import { takeCarried } from './shop/carried/carried-token.ts'
import { whenCartMatters } from './shop/cart/when-cart-matters.ts'

// First, because taps that open a dialog do not belong to an island.
startDialogs()
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
layOutBeforeJumps()
document.addEventListener(
  'selectionchange',
  () => import('./chrome/copy-without-hyphens.ts').then((copying) => copying.copyWithoutHyphens()),
  { once: true },
)
const carried = takeCarried()
applyStoredConsent()
whenEventsWait(() => import('./analytics/data-layer.ts').then((events) => events.receiveEvents()))
whenParsed(() => {
  takeOverConsentLinks()
  // Fetched where they are needed.
  whenCartMatters(
    {
      start: () => import('./shop/cart/start-cart.ts').then((cart) => cart.startCart(carried)),
      ask: () => import('./shop/carried/ask-shop.ts').then((shop) => shop.askShop(null)),
    },
    carried,
  )
  if (document.querySelector('.account-link'))
    import('./customer/follow-customer.ts').then((customer) => customer.followCustomer())
  startOverlays()
})

/** This script may run before the end of the page has come. */
function whenParsed(work: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work, { once: true })
  else work()
}
