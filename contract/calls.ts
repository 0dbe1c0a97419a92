import type { Call } from './call.ts'
import { desktopNavigation, mobileNavigation } from './navigation-calls.ts'
import { sendReport } from './reports.ts'
import { searchSuggestions } from './search.ts'
import { getVerificationToken } from './verification.ts'

/** All calls. A test holds this list and what the program serves equal. */
export const calls: readonly Call[] = [
  desktopNavigation,
  mobileNavigation,
  searchSuggestions,
  sendReport,
  getVerificationToken,
]
