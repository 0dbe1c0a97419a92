import type { Site } from '#contract/site.ts'
import type { BlockRegistry } from '#web/blocks/registry.ts'
import type { Assets } from '#web/document/document.ts'
import type { FileStore } from './adapters/files/file-store.ts'
import type { Mailer } from './adapters/mail/mailer.ts'
import type { NewsletterService } from './adapters/newsletters/newsletter-service.ts'
import type { PaymentService } from './adapters/payment/payment-service.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { LogTarget } from './http/calls/router.ts'
import type { ServedRoute } from './http/calls/served.ts'
import type { MailRetry } from './mail/outgoing-mail.ts'
import type { OfficeAssets } from './other-hosts/office-document.ts'
import type { BlockProblem } from './pages/rendering/block-rendering.tsx'
import type { StaticFiles } from './responses/static-files.ts'
import type { OrderTimes } from './shop/orders/order.ts'

/** What the program is made of: the settings, where it stores what it keeps, and what tests and development put in place of its own. */
export type AppInput = {
  config: Config
  /** The public port, which is part of the sites' addresses in demo. */
  port: number
  database: Database
  sites: readonly Site[]
  registry: BlockRegistry
  assets: Assets
  /** The app of the back office in the browser. */
  office: OfficeAssets
  files: StaticFiles
  /** The file store of pictures. */
  storage: FileStore
  now?: () => Date
  /** Default: as the settings say. Tests read what was mailed. */
  mailer?: Mailer
  /** How often and when a mail is tried again. Default: for three days. */
  mailRetry?: MailRetry
  /** Default: as the settings say. */
  payments?: PaymentService
  /** Default: as the settings say. */
  newsletters?: NewsletterService
  /** How long goods are kept, and when payments are asked for. Tests shorten them. */
  orderTimes?: OrderTimes
  /** How often each kind of job is looked for. Default: see `Jobs`. */
  jobPollSeconds?: number
  /** Makes the backup of a night: only with the embedded database. */
  backUp?: (() => Promise<void>) | undefined
  /** Routes besides those of the capabilities, for tests of the frame. */
  routes?: readonly ServedRoute[]
  /** False in development: see `HeaderPolicy`. */
  enforcePolicy?: boolean
  /** Default: a failed block is logged and omitted. Tests throw instead. */
  onBlockProblem?: (problem: BlockProblem) => void
  /** Where log lines go. Default: the standard output. Tests read them. */
  logTo?: LogTarget
  /** Development only: HTML that describes the error, shown instead of the block or page. */
  show?: { blockProblem: (problem: BlockProblem) => string; pageError: (error: unknown) => string }
}
