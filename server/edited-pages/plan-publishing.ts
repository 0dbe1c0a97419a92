import { hasSameWords, isWritten, leavesOf } from '#contract/office/editor/leaves.ts'
import type { EditedPage } from '#contract/office/pages/edited-page.ts'
import { isSame, valueAt } from '#contract/office/pages/field-path.ts'
import type { Problem } from '#contract/office/pages/page-of-office.ts'
import { isBehind } from '#contract/office/pages/translation.ts'
import type { Language } from '#contract/site.ts'
import { normalizedSource } from '#server/capabilities/redirects/redirect-rules.ts'
import { addressOf } from '#server/pages/addresses/address.ts'
import { type EditedRow, stateOf } from './edited.ts'
import { followOf, type Sibling, siblingsOf } from './follow.ts'
import { scheduleOf } from './heads.ts'
import { linksOf, type PlacedLink, targetOf } from './links.ts'
import { pathPlaces, placeText } from './links-in-language.ts'
import { checked } from './page-problems.ts'
import type { PageStores } from './transaction.store.ts'
import type { TreeNeeds } from './tree.ts'

/** Search engines cut longer ones. */
const LONG_TITLE = 60
const LONG_DESCRIPTION = 160
const MOST_LINKING = 100

/** What publishing the draft, or taking the page down, would do. */
export async function planPublishing(
  needs: TreeNeeds,
  {
    edited,
    tree,
    schedules,
    translations: follows,
  }: Pick<PageStores, 'edited' | 'tree' | 'schedules' | 'translations'>,
  row: EditedRow,
  action: 'publish' | 'take-down',
) {
  const { content, revision, questions } = stateOf(row)
  const language = row.language as Language
  const site = needs.findSite(row.site)
  const address = site ? addressOf(site, language, row.path) : row.path
  const siblings = await siblingsOf({ edited }, row, site?.languages ?? [])
  const isPublishing = action === 'publish'
  const redirect = isPublishing && row.state !== 'published' ? await redirectFrom(tree, row.site, address) : null
  return {
    revision,
    problems: isPublishing ? checked(needs, row, content).problems : [],
    openQuestions: questions.length,
    warnings: isPublishing
      ? [...(await untranslated(needs, { translations: follows }, row)), ...warningsOf(content)]
      : [],
    brokenLinks: isPublishing ? await brokenLinks(needs, { edited, tree }, row, content) : [],
    linksHere: isPublishing ? [] : await tree.linkingTo(row.site, [address], [row.id], MOST_LINKING),
    endsRedirect: redirect,
    languagesBehind: isPublishing ? await languagesBehind({ edited, translations: follows }, row, siblings) : [],
    languagesMissing: (site?.languages ?? []).filter(
      (each) => each !== language && !siblings.some((page) => page.language === each),
    ),
    isSame: row.state === 'published' && isSame(content, row.published),
    schedules: (await schedules.ofPages([row.id])).map(scheduleOf),
  }
}

/** Translations of this page that do not say what it is about to say. */
async function languagesBehind(
  stores: Pick<PageStores, 'edited' | 'translations'>,
  row: EditedRow,
  siblings: readonly Sibling[],
) {
  const { content } = stateOf(row)
  const behind = []
  for (const { id, language, path, title } of siblings) {
    if (id === row.id) continue
    const follow = await followOf(stores, siblings, id)
    if (follow?.source.id !== row.id || !isBehind(follow.followed, content)) continue
    behind.push({ id, site: row.site, language, path, title })
  }
  return behind
}

/** Blocks, and the fields of the page, in which a text was copied and not translated. */
async function untranslated(
  { formOf }: TreeNeeds,
  { translations }: Pick<PageStores, 'translations'>,
  row: EditedRow,
): Promise<Problem[]> {
  const stored = await translations.find(row.id)
  if (!stored) return []
  const { untranslated: waiting, followed, pairs } = stored
  const { fields, blocks } = stateOf(row).content
  return waiting.flatMap((block) => {
    const own = blocks.find(({ id }) => id === block)
    const copied = followed.blocks.find(({ id }) => block !== null && id === pairs[block])
    const isSameTitle = block === null && fields.title === followed.fields.title
    const form = own && formOf(own.type, row.template)
    const isUntouched =
      own && copied && form
        ? leavesOf(form, copied.props).some(
            (leaf) => isWritten(leaf) && hasSameWords(leaf.field, leaf.value, valueAt(own.props, leaf.path)),
          )
        : isSameTitle
    return isUntouched ? [{ block, path: block === null ? ['title'] : [], text: 'Tekstiä on kääntämättä.' }] : []
  })
}

async function redirectFrom(tree: PageStores['tree'], site: string, address: string): Promise<string | null> {
  const found = (await tree.redirectsOf(site)).find(({ source }) => source === normalizedSource(address))
  return found?.target ?? null
}

async function brokenLinks(
  { findSite, formOf }: TreeNeeds,
  { edited, tree }: Pick<PageStores, 'edited' | 'tree'>,
  row: EditedRow,
  content: EditedPage,
): Promise<PlacedLink[]> {
  const paths = pathPlaces(formOf, row.template, content)
  const place = { site: row.site, language: row.language as Language }
  const links = linksOf(content).map((link) => ({
    link,
    target: paths.has(placeText(link.block, link.path))
      ? { ...place, path: link.href }
      : targetOf(link.href, row, findSite),
  }))
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

function warningsOf({ fields, blocks }: EditedPage): Problem[] {
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
    ...silentPictures(fields.picture, null, ['picture']),
    ...silentPictures(fields.item, null, ['item']),
    ...blocks.flatMap(({ id, props }) => silentPictures(props, id, ['props'])),
  ]
}

/** Pictures without a text for those who do not see them. */
function silentPictures(value: unknown, block: string | null, path: Problem['path']): Problem[] {
  if (typeof value !== 'object' || value === null) return []
  const isPicture = 'id' in value && 'width' in value && 'height' in value && 'alt' in value
  if (isPicture)
    return value.alt === '' ? [{ block, path: [...path, 'alt'], text: 'Kuvalta puuttuu vaihtoehtoinen teksti.' }] : []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([name, child]) =>
    silentPictures(child, block, [...path, isList ? Number(name) : name]),
  )
}
