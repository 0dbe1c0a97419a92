import type { StoredBlock } from '#contract/content.ts'
import type { ContactFormName } from '#contract/forms/forms.ts'
import type { Navigation } from '#contract/navigation.ts'
import type { Site } from '#contract/site.ts'
import { logoOf, markDrawingOf, markOf } from '#sites/logos.ts'
import type { BlockRegistry } from '#web/blocks/registry.ts'
import { loadCategory } from '#web/cards/cards.load.ts'
import type { Assets } from '#web/document/document.ts'
import { submissionMail } from '#web/mails/submission-mail.ts'
import { subscriptionMail } from '#web/mails/subscription-mail.ts'
import { groupNameOf } from '#web/messages/content-groups.ts'
import { categoryOf } from '#web/messages/page-categories.ts'
import { releaseCategories } from '#web/messages/release-types.ts'
import { subscriptionNotice } from '#web/messages/subscription-notices.ts'
import type { CaptchaService } from './adapters/captcha/captcha-service.ts'
import type { FileStore } from './adapters/files/file-store.ts'
import type { Mailer } from './adapters/mail/mailer.ts'
import type { NewsletterService } from './adapters/newsletters/newsletter-service.ts'
import { openAnsweredRequests } from './capabilities/answered-requests/answered-requests.capability.ts'
import { openBuildFiles } from './capabilities/build-files/build-files.capability.ts'
import { openCaptcha } from './capabilities/captcha/captcha.capability.ts'
import { openCards } from './capabilities/cards/cards.capability.ts'
import type { CardNeeds } from './capabilities/cards/cards.ts'
import { openContent } from './capabilities/content/content.capability.ts'
import { openForms } from './capabilities/forms/forms.capability.ts'
import { openGuessLimits } from './capabilities/guess-limits/guess-limits.capability.ts'
import { openLikes } from './capabilities/likes/likes.capability.ts'
import { openMedia } from './capabilities/media/media.capability.ts'
import { openNavigation } from './capabilities/navigation/navigation.capability.ts'
import { openRedirects } from './capabilities/redirects/redirects.capability.ts'
import { openReports } from './capabilities/reports/reports.capability.ts'
import type { Fault } from './capabilities/reports/reports.ts'
import { openSearch } from './capabilities/search/search.capability.ts'
import { openSubscriptions } from './capabilities/subscriptions/subscriptions.capability.ts'
import { openTaxonomy } from './capabilities/taxonomy/taxonomy.capability.ts'
import type { Capability } from './capability.ts'
import { ChangeFeed } from './change-feed.ts'
import type { Database } from './db/database.ts'
import type { Jobs, RetryRule } from './jobs/jobs.ts'
import { pageLookups } from './page-lookups.ts'
import { type Origins, resolveSiteLinks, unknownSiteLinks } from './pages/addresses/site-links.ts'
import { openPages } from './pages/open-pages.ts'
import { type BlockProblem, blockProblems } from './pages/rendering/block-rendering.tsx'
import { type RenderNeeds, renderNotice } from './pages/rendering/page-rendering.tsx'
import type { HeaderPolicy } from './responses/headers.ts'
import { thesauri } from './thesaurus/thesauri.ts'

export type WiringInput = {
  database: Database
  jobs: Jobs
  sites: readonly Site[]
  origins: Origins
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
  mailer: Mailer
  mailRetry: RetryRule
  newsletters: NewsletterService | undefined
  formRetention: Partial<Record<ContactFormName, number>>
  logFault: (fault: Fault) => void
  onBlockProblem: (problem: BlockProblem) => void
  showBlockProblem: ((problem: BlockProblem) => string) | undefined
  onRenderError: (error: unknown, key: string) => void
  onProblem: (error: unknown, sentence: string) => void
  onNote: (sentence: string) => void
}

/** The pauses grow from half a minute to hours: about a day and a half in all. */
export const MAIL_RETRY: RetryRule = { limit: 12, delaySeconds: 30, backoff: true }

/** Opens every capability with its dependencies, in dependency order. The only place that knows them all. */
export async function wire(input: WiringInput) {
  const { database, jobs, registry, origins, policy, files, now, onProblem } = input
  const sites = new Map(input.sites.map((site) => [site.id, site]))
  const feed = new ChangeFeed({ database, onProblem, onNote: input.onNote })
  const { announce } = feed
  await feed.begin()

  const checkBlocks = (blocks: readonly StoredBlock[]) => [
    ...blockProblems(registry, blocks),
    ...unknownSiteLinks(blocks, origins),
  ]
  const content = await openContent({ database, announce, checkBlocks })
  const lookups = pageLookups(content, sites)
  const redirects = await openRedirects({ database, announce, siteIds: [...sites.keys()] })
  const resolveLinks = (stored: Navigation) => resolveSiteLinks(stored, origins)
  const findSite = (id: string) => sites.get(id)
  const navigation = openNavigation({ database, announce, resolveLinks, findSite, ...lookups })
  const taxonomy = openTaxonomy({ database, announce })
  const likes = openLikes({ database, announce, onProblem })
  const others = { findTaxonomy: taxonomy.find, likeCounts: likes.counts, hrefOf: lookups.hrefOf }
  const search = openSearch({ database, sites, thesauri: thesauri(), ...others, categoryOf, groupNameOf, onProblem })
  const media = openMedia({ database, jobs, files, cacheBytes: input.pictureCacheBytes, onProblem })
  const guessLimits = openGuessLimits({ database, jobs })
  const answeredRequests = openAnsweredRequests({ database, jobs })
  const captcha = openCaptcha({ database, jobs, service: input.captchaService })
  const forms = openForms({
    ...{ database, jobs, files, mailer: input.mailer, mailRetry: input.mailRetry, findSite, now },
    retention: input.formRetention,
    write: (submission, site) => submissionMail(submission, site.name, site.languages[0]),
  })
  const buildFiles = openBuildFiles({ database })

  const render: RenderNeeds = {
    showProblem: input.showBlockProblem,
    ...{ registry, origins, assets: input.assets, tagManagers: input.tagManagers, onProblem: input.onBlockProblem },
    lookOf: ({ brand }) => ({ logo: logoOf(brand), icon: markOf(brand) }),
    shopOrigin: policy.shopOrigin,
    findNavigation: navigation.find,
    findTranslation: lookups.findTranslation,
    reads: { ...lookups.reads, ...search.reads, taxonomy: taxonomy.find, likeCounts: likes.counts },
  }
  const pages = openPages({
    ...{ sites, render, policy, now, cacheBytes: input.cacheBytes, onRenderError: input.onRenderError },
    ...lookups,
    findRedirect: redirects.find,
    drawingsOf: ({ brand }) => ({ logo: logoOf(brand), mark: markDrawingOf(brand) }),
  })
  const subscriptions = openSubscriptions({
    ...{ database, jobs, findSite, origins, now, mailer: input.mailer, newsletters: input.newsletters },
    ...{ secrets: input.secrets, mailRetry: input.mailRetry },
    ...{ write: subscriptionMail, releaseCategories },
    notice: (site, language, kind, lists) =>
      renderNotice(render, site, language, subscriptionNotice(language, kind, lists)),
  })
  const cardsOf: CardNeeds['cardsOf'] = async (question) =>
    (await loadCategory(render.reads, { ...question, now: now() })).cards
  const cards = openCards({ findTaxonomy: taxonomy.find, cardsOf })
  const reports = openReports({ logFault: input.logFault })

  // Search comes after the taxonomy, whose names it indexes. Pages come last: they are rendered again from what the others have brought
  // up to date.
  const capabilities: readonly Capability[] = [
    ...[content, taxonomy, search, navigation, redirects, media, likes, cards, reports],
    ...[guessLimits, buildFiles, captcha, forms, subscriptions, answeredRequests, pages],
  ]
  feed.tell(capabilities)
  const open = {
    content,
    redirects,
    navigation,
    taxonomy,
    search,
    media,
    guessLimits,
    answeredRequests,
    buildFiles,
    render,
  }
  return { capabilities, feed, captcha: captcha.captcha, ...open, ...pages }
}
