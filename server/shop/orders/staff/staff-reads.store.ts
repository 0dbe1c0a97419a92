import { auditLog } from '#server/audit/audit.store.ts'
import type { Sql } from '#server/db/database.ts'
import { outgoingMailStore } from '#server/mail/outgoing-mails.store.ts'
import { codeStore } from '../../codes/codes.store.ts'
import { optionsStore } from '../../delivery/options.store.ts'
import { slotServes } from '../../delivery/slot-checks.store.ts'
import { readSettings } from '../../settings/settings.store.ts'
import { orderChangeStore } from '../order-changes.store.ts'
import { orderNoteStore } from '../order-notes.store.ts'
import { refundStore, withdrawalStore } from '../refunds.store.ts'
import { staffListStore } from './staff-list.store.ts'

export type StaffReads = ReturnType<typeof staffReads>

/** What the pages of staff read, outside of transactions. */
export function staffReads(sql: Sql) {
  return {
    list: staffListStore(sql),
    options: optionsStore(sql),
    serves: (slotId: number, postalCode: string) => slotServes(sql, slotId, postalCode),
    refunds: refundStore(sql),
    withdrawals: withdrawalStore(sql),
    changes: orderChangeStore(sql),
    codes: codeStore(sql),
    notes: orderNoteStore(sql),
    outgoing: outgoingMailStore(sql),
    log: auditLog(sql),
    settings: () => readSettings(sql),
  }
}
