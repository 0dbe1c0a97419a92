import { plus } from '#contract/values/money.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import type { OutgoingMail } from '#server/mail/open-outgoing-mail.ts'
import { codeChangeStore } from './code-changes.store.ts'
import { type CodeChangeNeeds, ISSUED_CARD_MAIL } from './code-changes.ts'
import { codeStore } from './codes.store.ts'
import { countedCode, keysOf, type StoredCode, type TakenCodes } from './codes.ts'
import { type CardMailNeeds, writeIssuedCard } from './issued-card-mail.ts'
import { officeCodeCalls } from './office-codes.http.ts'

type Needs = {
  database: Database
  /** Without these nobody works here: a command of the terminal. */
  office?: {
    mail: OutgoingMail
    secrets: readonly [string, ...string[]]
    sender: CardMailNeeds['sender']
    writeCard: CardMailNeeds['write']
    now: () => Date
  }
}

/** Coupons, gift cards, loyalty and refund codes. */
export function openCodes({ database, office }: Needs) {
  const store = codeStore(database.sql)
  return {
    name: 'codes',
    actions: { store },
    calls: office ? callsOf(database, office) : [],
    /** The codes that exist, as carts count them. `held`, by key, is counted as available. */
    find: async (codes: readonly string[], held: TakenCodes = new Map()) =>
      new Map(
        [...(await store.find(codes))].map(([code, stored]) => [code, countedCode(code, released(code, stored, held))]),
      ),
  } satisfies Capability & Record<string, unknown>
}

function callsOf(database: Database, { mail, secrets, sender, writeCard, now }: NonNullable<Needs['office']>) {
  const reads = codeChangeStore(database.sql)
  mail.define({
    name: ISSUED_CARD_MAIL,
    write: (leased) => writeIssuedCard({ reads, secrets, sender, write: writeCard }, leased),
  })
  const atomically: CodeChangeNeeds['atomically'] = (work) => database.transaction((tx) => work(codeChangeStore(tx)))
  return officeCodeCalls({ reads, atomically, secrets, wakeMail: mail.wake, now })
}

function released(code: string, stored: StoredCode, held: TakenCodes): StoredCode {
  const taken = keysOf(code).flatMap((key) => held.get(key) ?? [])[0]
  if (!taken) return stored
  const amount =
    stored.kind === 'discount' || stored.amount === null ? stored.amount : plus(stored.amount, taken.amount)
  return { ...stored, amount, uses: stored.uses - taken.uses }
}
