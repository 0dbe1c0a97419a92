import type { EditedPage } from '#contract/office/pages/edited-page.ts'
import { isSame } from '#contract/office/pages/field-path.ts'
import type { Problem } from '#contract/office/pages/page-of-office.ts'
import type { Language } from '#contract/site.ts'
import { dayIn } from '#contract/values/days.ts'
import { normalizedSource } from '#server/capabilities/redirects/redirect-rules.ts'
import { addressOf } from '#server/pages/addresses/address.ts'
import { type EditedRow, stateOf } from './edited.ts'
import { scheduleOf } from './heads.ts'
import { linksOf, type PlacedLink, targetOf } from './links.ts'
import { checked } from './page-problems.ts'
import { picturesOf, pictureWarnings } from './picture-warnings.ts'
import type { PageStores } from './transaction.store.ts'
import type { TreeNeeds } from './tree.ts'

/** Search engines cut longer ones. */
const LONG_TITLE = 60
const LONG_DESCRIPTION = 160
const MOST_LINKING = 100

/** What publishing the draft, or taking the page down, would do. */
export async function planPublishing(
  needs: TreeNeeds,
  { edited, tree, schedules, pictures }: Pick<PageStores, 'edited' | 'tree' | 'schedules' | 'pictures'>,
  row: EditedRow,
  action: 'publish' | 'take-down',
) {
  const { content, revision, questions } = stateOf(row)
  const language = row.language as Language
  const site = needs.findSite(row.site)
  const address = site ? addressOf(site, language, row.path) : row.path
  const translations = (await edited.translations(row.site, row.key)).filter(({ id }) => id !== row.id)
  const isPublishing = action === 'publish'
  const redirect = isPublishing && row.state !== 'published' ? await redirectFrom(tree, row.site, address) : null
  const latest = await edited.latestVersion(row.id)
  const placed = picturesOf(content)
  const states = await pictures.statesOf(placed.map(({ id }) => id))
  const since = latest?.kind === 'published' ? latest.at : null
  return {
    revision,
    problems: isPublishing ? checked(needs, row, content).problems : [],
    openQuestions: questions.length,
    warnings: isPublishing ? [...warningsOf(content), ...pictureWarnings(placed, states, dayIn(needs.now()))] : [],
    brokenLinks: isPublishing ? await brokenLinks(needs, { edited, tree }, row, content) : [],
    linksHere: isPublishing ? [] : await tree.linkingTo(row.site, [address], [row.id], MOST_LINKING),
    endsRedirect: redirect,
    languagesBehind: translations
      .filter(({ at }) => isPublishing && since !== null && row.draft !== null && new Date(at) <= since)
      .map(({ at: _, ...page }) => ({ ...page, site: row.site })),
    languagesMissing: (site?.languages ?? []).filter(
      (each) => each !== language && !translations.some((page) => page.language === each),
    ),
    isSame: row.state === 'published' && isSame(content, row.published),
    schedules: (await schedules.ofPages([row.id])).map(scheduleOf),
  }
}

async function redirectFrom(tree: PageStores['tree'], site: string, address: string): Promise<string | null> {
  const found = (await tree.redirectsOf(site)).find(({ source }) => source === normalizedSource(address))
  return found?.target ?? null
}

async function brokenLinks(
  { findSite }: TreeNeeds,
  { edited, tree }: Pick<PageStores, 'edited' | 'tree'>,
  row: EditedRow,
  content: EditedPage,
): Promise<PlacedLink[]> {
  const links = linksOf(content).map((link) => ({ link, target: targetOf(link.href, row, findSite) }))
  const own = (target: { site: string; language: string; path: string }) =>
    target.site === row.site && target.language === row.language && target.path === row.path
  const known = await edited.shownAt(links.flatMap(({ target }) => (target ? [target] : [])))
  const ledOn = await redirectedOn(tree, new Set(links.flatMap(({ target }) => (target ? [target.site] : []))))
  const isLedOn = ({ site, language, path }: { site: string; language: Language; path: string }) => {
    const found = findSite(site)
    return found !== undefined && ledOn.has(`${site} ${normalizedSource(addressOf(found, language, path))}`)
  }
  const isBroken = ({ target }: (typeof links)[number]) =>
    !target || !(own(target) || isLedOn(target) || known.has(`${target.site} ${target.language} ${target.path}`))
  return links.filter(isBroken).map(({ link }) => link)
}

/** The old addresses of these sites that lead on. */
async function redirectedOn(tree: PageStores['tree'], sites: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const rows = await Promise.all([...sites].map((site) => tree.redirectsOf(site)))
  return new Set(rows.flat().map(({ site, source }) => `${site} ${source}`))
}

function warningsOf({ fields }: EditedPage): Problem[] {
  return [
    ...(fields.title.length > LONG_TITLE
      ? [{ block: null, path: ['title'], text: `Otsikko on pitkä: hakukoneet näyttävät noin ${LONG_TITLE} merkkiä.` }]
      : []),
    ...(fields.description.length > LONG_DESCRIPTION
      ? [
          {
            block: null,
            path: ['description'],
            text: `Kuvaus on pitkä: hakukoneet näyttävät noin ${LONG_DESCRIPTION} merkkiä.`,
          },
        ]
      : []),
  ]
}
