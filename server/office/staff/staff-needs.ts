import type { InvitationTokens } from './invitation-tokens.ts'
import type { PasskeyPlace } from './passkeys.ts'
import type { SealedSecrets } from './sealed-secrets.ts'
import type { Atomically, StaffStores } from './staff.store.ts'
import type { staffGuard } from './staff-guard.ts'

/** What the actions of staff work with. */
export type StaffNeeds = {
  stores: StaffStores
  atomically: Atomically
  guard: ReturnType<typeof staffGuard>
  sealed: SealedSecrets
  tokens: InvitationTokens
  place: PasskeyPlace
  /** In demo anybody may be one of its people, without a passkey. */
  isDemo: boolean
  siteIds: readonly string[]
  wakeMail: () => void
  now: () => Date
}
