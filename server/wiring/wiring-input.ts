import type { ContactFormName } from '#contract/forms/forms.ts'
import type { Site } from '#contract/site.ts'
import type { CaptchaService } from '#server/adapters/captcha/captcha-service.ts'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import type { Mailer } from '#server/adapters/mail/mailer.ts'
import type { NewsletterService } from '#server/adapters/newsletters/newsletter-service.ts'
import type { PaymentService } from '#server/adapters/payment/payment-service.ts'
import type { Fault } from '#server/capabilities/reports/reports.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { MailRetry } from '#server/mail/outgoing-mail.ts'
import type { Origins } from '#server/pages/addresses/site-links.ts'
import type { BlockProblem } from '#server/pages/rendering/block-rendering.tsx'
import type { HeaderPolicy } from '#server/responses/headers.ts'
import type { OrderTimes } from '#server/shop/orders/order.ts'
import type { BlockRegistry } from '#web/blocks/registry.ts'
import type { Assets } from '#web/document/document.ts'

/** What the capabilities need from outside: the database, the adapters of the settings, where problems are reported. */
export type WiringInput = {
  database: Database
  jobs: Jobs
  sites: readonly Site[]
  origins: Origins
  /** The origin of the back office; undefined: there is none. */
  officeOrigin: string | undefined
  isDemo: boolean
  assets: Assets
  registry: BlockRegistry
  policy: HeaderPolicy
  tagManagers: ReadonlyMap<string, string>
  cacheBytes: number
  pictureCacheBytes: number
  files: FileStore
  now: () => Date
  /** They sign the links in mails. */
  secrets: readonly [string, ...string[]]
  captchaService: CaptchaService
  /** Multiplies the limits of clients; 0 turns them off. */
  limitFactor: number
  mailer: Mailer
  mailRetry: MailRetry
  newsletters: NewsletterService | undefined
  payments: PaymentService
  /** Tests shorten them. */
  orderTimes?: OrderTimes
  formRetention: Partial<Record<ContactFormName, number>>
  logFault: (fault: Fault) => void
  onBlockProblem: (problem: BlockProblem) => void
  showBlockProblem: ((problem: BlockProblem) => string) | undefined
  onRenderError: (error: unknown, key: string) => void
  onProblem: (error: unknown, sentence: string) => void
  /** Something that others have caused, and that is tried again or waits in a list of staff: no fault of ours. */
  onWarning: (error: unknown, sentence: string) => void
  onNote: (sentence: string) => void
}
