import type { Role } from '#contract/office/roles.ts'
import type { Outcome } from '#contract/values/outcome.ts'
import type { AuditedChange } from '#server/audit/audit.store.ts'

/** Somebody of the office. */
export type ActingStaff = { id: string; name: string; roles: readonly Role[] }

export type ActRefusal =
  | 'ORDER_UNKNOWN'
  | 'ORDER_CHANGED'
  | 'ORDER_NOT_READY'
  | 'ORDER_CARDS_USED'
  | 'NOTHING_CHANGED'
  | 'REFUND_TOO_MUCH'
  | 'REFUND_LIMIT'
  | 'ROLE_NEEDED'
  | 'SLOT_FULL'
  | 'SLOT_NOT_OFFERED'

/** What an action writes into the audit log: of the buyer no more than the postal code, because the log is not erased. */
export type Acted = Outcome<Pick<AuditedChange, 'action' | 'before' | 'after'>, ActRefusal>
