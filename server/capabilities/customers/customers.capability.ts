import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import type { Cookies } from '#server/http/calls/cookies.ts'
import { Verification } from '#server/http/calls/verification.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { SharedCounts, SharedPauses } from '#server/limits/shared-counts.ts'
import type { Captcha } from '#server/limits/solved-captcha.ts'
import type { OutgoingMail } from '#server/mail/open-outgoing-mail.ts'
import { outgoingMailStore } from '#server/mail/outgoing-mails.store.ts'
import { customerCodeStore } from './customer-codes.store.ts'
import { findSession } from './customer-sessions.http.ts'
import { type CustomerNeeds, customerCalls, customerRoutes } from './customers.http.ts'
import { customerStore } from './customers.store.ts'
import { LoginCodes } from './login-codes.ts'
import { loginGuard } from './login-guard.ts'
import { CODE_MAIL, type CodeMailNeeds, codeMail, writeCodeMail } from './mail-code.ts'
import type { PlainCodeNeeds } from './plain-code-form.http.ts'

type Needs = Pick<CustomerNeeds, 'carts' | 'exportData' | 'erase'> &
  Pick<PlainCodeNeeds, 'showCodeForm'> &
  Pick<CodeMailNeeds, 'shop' | 'write'> & {
    database: Database
    jobs: Jobs
    mail: OutgoingMail
    /** Codes in mails are derived from the first; the others are earlier secrets, which stay valid. */
    secrets: readonly [string, ...string[]]
    counts: SharedCounts
    pauses: SharedPauses
    captcha: Captcha
    /** Accounts that nobody has used for this time are deleted. */
    accountYears: () => Promise<number>
  }

/** Accounts of the shop's customers: sessions, passwords, addresses. */
export function openCustomers(needs: Needs) {
  const { database, jobs, mail, counts, pauses, captcha, erase } = needs
  const store = customerStore(database.sql)
  const codes = customerCodeStore(database.sql)
  const loginCodes = new LoginCodes(needs.secrets)
  mail.define({
    name: CODE_MAIL,
    write: (about) => writeCodeMail({ ...needs, codes, loginCodes }, about),
    isUrgent: true,
  })
  // Nodes of the previous version add this one.
  jobs.define<{ id: string }>({
    name: 'mail-customer-code',
    run: async ({ id }) => {
      const found = await codes.find(id)
      if (found) await outgoingMailStore(database.sql).add(codeMail(id, found.email))
      mail.wake()
    },
  })
  jobs.define({
    name: 'delete-unused-accounts',
    // The privacy notice promises that login links and codes are gone within a day.
    at: '52 * * * *',
    run: async () => {
      await codes.deleteOld()
      await store.deleteOld()
      for (const id of await store.unused(await needs.accountYears())) await erase(id)
    },
  })
  const isSolved = async (token: string) => {
    const solved = await captcha.check(token)
    return solved !== null && database.transaction((tx) => solved.spend(tx))
  }
  const all: CustomerNeeds = {
    ...needs,
    store,
    codes,
    loginCodes,
    guard: loginGuard({ counts, pauses, isSolved }),
    atomically: (work) =>
      database.transaction((tx) =>
        work({ customers: customerStore(tx), codes: customerCodeStore(tx), mails: outgoingMailStore(tx) }),
      ),
    wakeMail: mail.wake,
  }
  return {
    name: 'customers',
    calls: customerCalls(all),
    routes: customerRoutes({ ...all, verification: new Verification(needs.secrets), showCodeForm: needs.showCodeForm }),
    findCustomer: (cookies: Cookies) => findSession(store, cookies),
  } satisfies Capability & Record<string, unknown>
}
