import { campaigns } from '#contract/forms/campaigns.ts'
import * as calls from '#contract/forms/form-calls.ts'
import type { Language, Site } from '#contract/site.ts'
import { accepted, refused, refusedFields } from '#contract/values/outcome.ts'
import type { NewsletterService } from '#server/adapters/newsletters/newsletter-service.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { served } from '#server/http/calls/served.ts'
import type { Jobs, RetryRule } from '#server/jobs/jobs.ts'
import type { Captcha } from '#server/limits/solved-captcha.ts'
import type { OutgoingMail } from '#server/mail/open-outgoing-mail.ts'
import { outgoingMailStore } from '#server/mail/outgoing-mails.store.ts'
import type { Once } from '#server/once.ts'
import { type LimitNeeds, limitAddresses } from './address-limit.ts'
import { type MailNeeds, SUBSCRIPTION_MAIL, subscriptionMail, writeSubscriptionMail } from './mail-subscription.ts'
import { leaveNewsletters, leaveStore } from './newsletter-leaves.store.ts'
import { type HasBlock, isOffered } from './offered.ts'
import { subscribe } from './subscribe.ts'
import { campaignList, NEWSLETTER, releaseList } from './subscription.ts'
import { SubscriptionLinks } from './subscription-links.ts'
import { type RouteNeeds, subscriptionRoutes } from './subscription-routes.http.ts'
import { type SubscriptionStore, subscriptionStore } from './subscriptions.store.ts'

type Needs = Pick<LimitNeeds, 'countsIn' | 'limitFactor'> & {
  database: Database
  jobs: Jobs
  mail: OutgoingMail
  /** When joining the newsletter service is retried. */
  joinRetry: RetryRule
  /** Gets confirmed newsletter subscriptions; without it they stay in our own table. */
  newsletters: NewsletterService | undefined
  findSite: (id: string) => Site | undefined
  origins: MailNeeds['origins']
  secrets: readonly [string, ...string[]]
  notice: RouteNeeds['notice']
  write: MailNeeds['write']
  /** The kinds of releases that people can ask for. */
  releaseCategories: (language: Language) => { name: string; informationType: string }[]
  captcha: Captcha
  hasBlock: HasBlock
  now: () => Date
  /** Writes a note for the people who run the program. */
  onNote: (sentence: string) => void
}

/** Subscribers who have not confirmed by then, or have left, are forgotten. */
const IDLE_DAYS = 30
/** After a draw, so that its winner can be found and asked. */
export const DRAWN_DAYS = 14
const BATCH_SIZE = 500

/** Newsletters, releases and campaigns: confirmed by mail, ended by one click. */
export function openSubscriptions(needs: Needs) {
  const { database, jobs, mail, newsletters, releaseCategories, captcha, now } = needs
  const links = new SubscriptionLinks(needs.secrets)
  const store = subscriptionStore(database.sql)
  mail.define({
    name: SUBSCRIPTION_MAIL,
    write: (about) => writeSubscriptionMail({ ...needs, store, links }, about),
  })
  // Nodes of the previous version add this one.
  jobs.define<{ request: string }>({
    name: 'mail-subscription',
    run: async ({ request }) => {
      const first = (await store.ofRequest(request)).find(({ state }) => state !== 'ended')
      if (first) await outgoingMailStore(database.sql).add(subscriptionMail(request, first.email, first.mailedAt))
      mail.wake()
    },
  })
  const join = jobs.define<{ id: string }>({
    name: 'join-newsletter-service',
    retry: needs.joinRetry,
    run: async ({ id }) => {
      const found = await store.find(id)
      if (found?.state === 'active') await newsletters?.join(found.site, found.email)
    },
  })
  jobs.define({
    name: 'delete-idle-subscriptions',
    at: '40 3 * * *',
    run: async () => {
      await store.deleteIdle(IDLE_DAYS)
      await leaveStore(database.sql).deleteDone(IDLE_DAYS)
    },
  })
  jobs.define({ name: 'delete-drawn-entries', at: '43 3 * * *', run: () => deleteDrawnEntries(store) })
  jobs.define({
    name: 'count-newsletter-leaves',
    at: '30 6 * * *',
    run: async () => {
      const count = await leaveStore(database.sql).countDue()
      if (count > 0)
        needs.onNote(`${count} addresses wait to be removed at LianaMailer: npm run subscriptions -- leaves`)
    },
  })

  const ask = async (
    { site, language, client, captchaToken, once }: Asking,
    email: string,
    lists: readonly string[],
  ) => {
    const about = { site: site.id, language, email, lists }
    // Not in the transaction: a captcha service may take its time.
    const solved = captchaToken === '' ? null : await captcha.check(captchaToken)
    const outcome = await once(async (tx) => {
      const limit = { ...needs, secret: needs.secrets[0] }
      const refusal = await limitAddresses(limit, tx, { client, email, captchaToken, solved })
      if (refusal) return refusal
      await subscribe({ now, storeIn: subscriptionStore }, tx, about)
      return accepted({ success: true })
    })
    mail.wake()
    return outcome
  }
  const confirm = (request: string) =>
    database.transaction(async (tx) => {
      const confirmed = await subscriptionStore(tx).confirm(request)
      const joining = confirmed.filter(({ site, list }) => list === NEWSLETTER && newsletters?.serves(site))
      for (const { id, site, email } of joining) {
        await leaveStore(tx).cancel({ site, email })
        await join({ id }, { tx })
      }
    })
  const end = (request: string, lists: readonly string[]) =>
    database.transaction(async (tx) => {
      const ended = await subscriptionStore(tx).end(request, lists)
      const leaving = await leaveNewsletters(tx, ended, (site) => newsletters?.serves(site) ?? false)
      return { isByHand: leaving > 0 }
    })

  return {
    name: 'subscriptions',
    calls: [
      served(calls.subscribeToNewsletter, async ({ body, ...given }) => {
        if (!isOffered(given.site, 'newsletter', needs.hasBlock)) return refused('SUBSCRIPTION_NOT_OFFERED')
        return ask(given, String(body.values.email), [NEWSLETTER])
      }),
      served(calls.joinCampaign, async ({ body: { values }, ...given }) => {
        if (!isOffered(given.site, 'campaign', needs.hasBlock)) return refused('SUBSCRIPTION_NOT_OFFERED')
        const wantsNewsletter = values.subscribeToCinCinVinoNewsletter === 'true'
        const lists = [campaignList(String(values.join)), ...(wantsNewsletter ? [NEWSLETTER] : [])]
        return ask(given, String(values.email), lists)
      }),
      served(calls.subscribeToReleases, async ({ body: { values }, ...given }) => {
        if (!isOffered(given.site, 'news-releases', needs.hasBlock)) return refused('SUBSCRIPTION_NOT_OFFERED')
        const wanted = values.informationTypes as string[]
        const offered = releaseCategories(given.language).map(({ informationType }) => informationType)
        if (!wanted.every((type) => offered.includes(type))) return refusedFields({ informationTypes: 'choice' })
        const newsletter = values.subscribeToUutiskirje === true ? [NEWSLETTER] : []
        return ask(given, String(values.email), [...wanted.map(releaseList), ...newsletter])
      }),
      served(calls.releaseCategories, async ({ language }) => accepted(releaseCategories(language))),
    ],
    routes: subscriptionRoutes({ store, links, confirm, end, notice: needs.notice }),
  } satisfies Capability
}

/** Deletes the entries of draws that are over. */
async function deleteDrawnEntries(store: Pick<SubscriptionStore, 'deleteDrawn'>): Promise<void> {
  for (const [join, { drawnOn }] of Object.entries(campaigns)) {
    const drawn = { list: campaignList(join), drawnOn, days: DRAWN_DAYS, limit: BATCH_SIZE }
    while ((await store.deleteDrawn(drawn)) === BATCH_SIZE);
  }
}

type Asking = {
  site: Site
  language: Language
  client: string
  captchaToken: string
  once: Once<{ success: true }>
}
