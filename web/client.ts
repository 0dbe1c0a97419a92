import type { ErrorReport } from '#contract/reports.ts'
import { followScroll } from './chrome/follow-scroll.ts'
import { startDialogs } from './chrome/mobile/start-dialogs.ts'
import { startConsent } from './consent/start-consent.ts'
import { startIslands } from './islands/runtime.ts'
import { followCart } from './shop/follow-cart.ts'

const REPORTS: typeof import('#contract/reports.ts')['sendReport']['path'] = '/api/reports'

startIslands(import.meta.glob('./**/*.island.tsx'), {
  onError: (error, island) => {
    console.error(`Island ${island}:`, error)
    const report: ErrorReport = {
      kind: 'error',
      island,
      message: String(error).slice(0, 500),
      page: location.href.slice(0, 500),
    }
    navigator.sendBeacon(REPORTS, new Blob([JSON.stringify(report)], { type: 'application/json' }))
  },
})

followScroll()
followCart()
startDialogs()
startConsent()
