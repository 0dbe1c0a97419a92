import type { Site } from '#contract/site.ts'
import { openAnsweredRequests } from '#server/capabilities/answered-requests/answered-requests.capability.ts'
import { openCaptcha } from '#server/capabilities/captcha/captcha.capability.ts'
import { type FormsNeeds, openForms } from '#server/capabilities/forms/forms.capability.ts'
import { openGuessLimits } from '#server/capabilities/guess-limits/guess-limits.capability.ts'
import { openSubscriptions } from '#server/capabilities/subscriptions/subscriptions.capability.ts'
import type { Capability } from '#server/capability.ts'
import type { RetryRule } from '#server/jobs/jobs.ts'
import type { OutgoingMail } from '#server/mail/open-outgoing-mail.ts'
import { type RenderNeeds, renderNotice } from '#server/pages/rendering/page-rendering.tsx'
import { receiptMail, submissionMail } from '#web/mails/submission-mail.ts'
import { subscriptionMail } from '#web/mails/subscription-mail.ts'
import { subscriptionNotice } from '#web/messages/forms/subscription-notices.ts'
import { releaseCategories } from '#web/messages/pages/release-types.ts'
import type { WiringInput } from './wiring-input.ts'

/** The pauses grow from half a minute to hours: about a day and a half in all. */
const JOIN_RETRY: RetryRule = { limit: 12, delaySeconds: 30, backoff: true }

type FindPlace = (site: Site, contentId: number) => Promise<{ address: string } | null>

type Needs = {
  mail: OutgoingMail
  findSite: (id: string) => Site | undefined
  render: RenderNeeds
  offered: FormsNeeds['offered']
  findPlace: FindPlace
  /** Whether a page of the site has such a block. */
  hasBlock: (site: string, type: string) => boolean
}

/** Opens the capabilities that store what people send: what they send, subscribe to and confirm, and what keeps that safe. */
export function openWriting(input: WiringInput, { mail, findSite, render, offered, findPlace, hasBlock }: Needs) {
  const { database, jobs, files, secrets, origins, now } = input
  const pageOf = async (site: Site, contentId: unknown) => {
    const place = typeof contentId === 'number' && contentId > 0 ? await findPlace(site, contentId) : null
    return place ? `${origins.get(site.id)}${place.address}` : undefined
  }
  const guessLimits = openGuessLimits({ database, jobs })
  const answeredRequests = openAnsweredRequests({ database, jobs })
  const captcha = openCaptcha({ database, jobs, service: input.captchaService })
  const forms = openForms({
    database,
    jobs,
    files,
    mail,
    findSite,
    now,
    retention: input.formRetention,
    offered,
    write: async (submission, site, fileNames) => {
      const page = await pageOf(site, submission.values.ContentId)
      return submissionMail({ ...submission, fileNames, page }, site.name, site.languages[0])
    },
    writeReceipt: async (submission, site, fileNames) => receiptMail({ ...submission, fileNames }, site.name),
  })
  const subscriptions = openSubscriptions({
    database,
    jobs,
    findSite,
    origins,
    now,
    mail,
    joinRetry: JOIN_RETRY,
    secrets,
    newsletters: input.newsletters,
    write: subscriptionMail,
    releaseCategories,
    captcha: captcha.captcha,
    countsIn: guessLimits.countsIn,
    limitFactor: input.limitFactor,
    hasBlock,
    onNote: input.onNote,
    notice: (site, language, kind, lists) =>
      renderNotice(render, site, language, subscriptionNotice(language, kind, lists)),
  })
  const capabilities: readonly Capability[] = [
    // Their order does not matter: none follows changes of content.
    guessLimits,
    captcha,
    forms,
    subscriptions,
    answeredRequests,
  ]
  /** Spends the token. */
  const isSolvedCaptcha = async (token: string) => {
    const solved = await captcha.captcha.check(token)
    return solved !== null && database.transaction((tx) => solved.spend(tx))
  }
  return { capabilities, guessLimits, answeredRequests, captcha: captcha.captcha, isSolvedCaptcha }
}
