import { renderToStaticMarkup } from 'react-dom/server'
import type { StoredPage } from '#contract/content/content.ts'
import { tags } from '#contract/content/tags.ts'
import type { Site } from '#contract/site.ts'
import { nextDayIn } from '#contract/values/days.ts'
import { addressOf } from '#server/pages/addresses/address.ts'
import type { Reads } from '#web/block-kit/define-block.ts'
import { message } from '#web/messages/message.ts'
import breadcrumbsCss from '#web/templates/breadcrumbs.css?inline'
import { Breadcrumbs } from '#web/templates/breadcrumbs.tsx'
import recallCss from '#web/templates/recall-notice.css?inline'
import { RecallNotices } from '#web/templates/recall-notice.tsx'

type Needs = { reads: Pick<Reads, 'pageTeasers' | 'recalls'> }

/** What stands above the content of a page: recalls and breadcrumbs. */
type PageTop = {
  html: string
  css: readonly string[]
  tags: readonly string[]
  validUntil?: Date | undefined
  /** The pages above this one, from the home page on; empty on the home page. */
  trail: readonly { href: string; title: string }[]
}

export async function renderTop({ reads }: Needs, site: Site, page: StoredPage, now: Date): Promise<PageTop> {
  const { language, path, title, template } = page
  const above = pathsAbove(path)
  const warns = template === 'home' || template === 'product'
  const [teasers, brandRecalls] = await Promise.all([
    above.length > 0 ? reads.pageTeasers(site.id, language, above) : [],
    warns ? reads.recalls(site.id, language, now) : [],
  ])
  const recalls = brandRecalls.filter(({ products }) => template === 'home' || products.includes(path))
  const home = { href: addressOf(site, language, '/'), title: message(language, 'homePage') }
  const found = above.flatMap((one) => teasers.find((teaser) => teaser.path === one) ?? [])
  const trail = path === '/' ? [] : [home, ...found]
  return {
    html: renderToStaticMarkup(
      <>
        {recalls.length > 0 && <RecallNotices recalls={recalls} language={language} />}
        {trail.length > 0 && <Breadcrumbs trail={trail} title={title} language={language} />}
      </>,
    ),
    css: [...(recalls.length > 0 ? [recallCss] : []), ...(trail.length > 0 ? [breadcrumbsCss] : [])],
    tags: [...above.map((one) => tags.page(site.id, language, one)), ...(warns ? [tags.recalls(site.id)] : [])],
    // A recall ends with its last day.
    validUntil: recalls.length > 0 ? nextDayIn(now) : undefined,
    trail,
  }
}

/** `/a` and `/a/b` for `/a/b/c`. */
function pathsAbove(path: string): string[] {
  const parts = path.split('/').slice(1, -1)
  return parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)
}
