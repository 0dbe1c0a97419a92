import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import type { Cookies } from '#server/http/calls/cookies.ts'
import type { Jobs, RetryRule } from '#server/jobs/jobs.ts'
import type { SharedCounts } from '#server/shared-counts.ts'
import type { Captcha } from '#server/solved-captcha.ts'
import { CustomerLinks } from './customer-links.ts'
import { findSession } from './customer-sessions.http.ts'
import { type CustomerNeeds, customerCalls, customerRoutes } from './customers.http.ts'
import { customerStore } from './customers.store.ts'
import { loginGuard } from './login-guard.ts'
import { type MailNeeds, mailLink } from './mail-link.ts'
import { hashOf } from './secret-hash.ts'

type Needs = Pick<CustomerNeeds, 'carts' | 'exportData' | 'erase'> &
  Pick<MailNeeds, 'mailer' | 'shop' | 'origin' | 'write'> & {
    database: Database
    jobs: Jobs
    mailRetry: RetryRule
    /** They sign the links in mails. */
    secrets: readonly [string, ...string[]]
    counts: SharedCounts
    captcha: Captcha
  }

/** More would be a nuisance to whoever has the address. */
const MAILS_PER_ADDRESS = { tries: 4, windowSeconds: 3600 }

/** Accounts of the shop's customers: sessions, passwords, addresses. */
export function openCustomers(needs: Needs) {
  const { database, jobs, counts, captcha, erase } = needs
  const store = customerStore(database.sql)
  const links = new CustomerLinks(needs.secrets)
  const mail = jobs.define<{ id: string }>({
    name: 'mail-customer-link',
    retry: needs.mailRetry,
    run: ({ id }) => mailLink({ ...needs, store, links }, id),
  })
  jobs.define({
    name: 'delete-unused-accounts',
    // Links and codes to log in are promised to be gone within a day.
    at: '52 * * * *',
    run: async () => {
      await store.deleteOld()
      for (const id of await store.unused()) await erase(id)
    },
  })
  const isSolved = async (token: string) => {
    const solved = await captcha.check(token)
    return solved !== null && database.transaction((tx) => solved.spend(tx))
  }
  const all: CustomerNeeds = {
    ...{ ...needs, store, links, guard: loginGuard({ counts, isSolved }) },
    atomically: (work) => database.transaction((tx) => work(customerStore(tx), (link) => mail(link, { tx }))),
    mayMail: async (email) => (await counts.take(`mail account ${hashOf(email)}`, MAILS_PER_ADDRESS)) === 0,
  }
  return {
    name: 'customers',
    calls: customerCalls(all),
    routes: customerRoutes(all),
    findCustomer: (cookies: Cookies) => findSession(store, cookies),
  } satisfies Capability & Record<string, unknown>
}
