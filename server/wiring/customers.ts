import type { Site } from '#contract/site.ts'
import { openCustomers } from '#server/capabilities/customers/customers.capability.ts'
import type { CustomerNeeds } from '#server/capabilities/customers/customers.http.ts'
import type { ChangeFeed } from '#server/change-feed.ts'
import { eraseCustomer } from '#server/customer-data.ts'
import { exportPersonalData, listedData } from '#server/personal-data.ts'
import type { SharedCounts } from '#server/shared-counts.ts'
import type { Captcha } from '#server/solved-captcha.ts'
import { customerMail } from '#web/mails/customer-mail.ts'
import type { WiringInput } from './wiring-input.ts'

type Needs = {
  shop: Site
  carts: CustomerNeeds['carts']
  announce: ChangeFeed['announce']
  counts: SharedCounts
  captcha: Captcha
}

/** Opens the accounts of the shop's customers. */
export function openAccounts(input: WiringInput, { shop, announce, ...needs }: Needs) {
  const { database, jobs, files, mailer, mailRetry, secrets, origins } = input
  return openCustomers({
    ...{ database, jobs, mailer, mailRetry, secrets, shop, ...needs },
    origin: origins.get(shop.id) ?? '',
    write: customerMail,
    exportData: async (email) => listedData(email, await exportPersonalData({ database, files }, email)),
    erase: async (id) => {
      for (const change of await eraseCustomer(database, id)) await announce(change)
    },
  })
}
