import type { Site } from '#contract/site.ts'
import { openCustomers } from '#server/capabilities/customers/customers.capability.ts'
import type { CustomerNeeds } from '#server/capabilities/customers/customers.http.ts'
import type { SharedCounts, SharedPauses } from '#server/limits/shared-counts.ts'
import type { Captcha } from '#server/limits/solved-captcha.ts'
import type { OutgoingMail } from '#server/mail/open-outgoing-mail.ts'
import { type RenderNeeds, renderNotice } from '#server/pages/rendering/page-rendering.tsx'
import { eraseCustomer } from '#server/personal-data/customer-data.ts'
import { exportedFiles, exportPersonalData } from '#server/personal-data/personal-data.ts'
import { zipOf } from '#server/personal-data/zip.ts'
import { codeMail } from '#web/mails/code-mail.ts'
import { codeFormNotice } from './code-form-notice.ts'
import type { WiringInput } from './wiring-input.ts'

type Needs = {
  mail: OutgoingMail
  shop: Site
  accountYears: () => Promise<number>
  carts: CustomerNeeds['carts']
  counts: SharedCounts
  pauses: SharedPauses
  captcha: Captcha
  render: RenderNeeds
}

/** Anybody can send forms in the name of an address, so what its owner downloads is limited; `npm run privacy` has the rest. */
const MAX_FILE_BYTES = 64 * 2 ** 20

/** Opens the accounts of the shop's customers. */
export function openAccounts(input: WiringInput, { shop, render, ...needs }: Needs) {
  const { database, jobs, files, secrets, now } = input
  return openCustomers({
    database,
    jobs,
    secrets,
    shop,
    ...needs,
    write: codeMail,
    showCodeForm: (site, language, form) => renderNotice(render, site, language, codeFormNotice(language, form)),
    exportData: async (email) => {
      const data = await exportPersonalData({ database, files }, email, MAX_FILE_BYTES)
      return zipOf(exportedFiles(email, data), now())
    },
    erase: (id) => eraseCustomer(database, id),
  })
}
