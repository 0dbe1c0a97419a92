import { type Actor, type AuditedChange, recordChange } from '#server/audit/audit.store.ts'
import { tellOffice } from '#server/changes/tell-office.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { outgoingMailStore } from '#server/mail/outgoing-mails.store.ts'
import { auditLogStore } from './audit-log.store.ts'
import { peopleStore } from './people.store.ts'
import { staffSessionStore } from './staff-sessions.store.ts'
import { waysStore } from './ways.store.ts'

/** All that is stored about staff, in one transaction where it is given one. */
export function staffStores(sql: Sql) {
  return {
    people: peopleStore(sql),
    ways: waysStore(sql),
    sessions: staffSessionStore(sql),
    log: auditLogStore(sql),
    mails: outgoingMailStore(sql),
    async record(by: Actor, change: AuditedChange): Promise<void> {
      await recordChange(sql, by, change)
      await tellOffice(sql, { kind: 'people' })
    },
  }
}

export type StaffStores = ReturnType<typeof staffStores>

export type Atomically = <Value>(work: (stores: StaffStores) => Promise<Value>) => Promise<Value>

export function atomicallyIn({ transaction }: Pick<Database, 'transaction'>): Atomically {
  return (work) => transaction((tx) => work(staffStores(tx)))
}
