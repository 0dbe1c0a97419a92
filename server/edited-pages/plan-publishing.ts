import { hasSameWords, isWritten, leavesOf } from '#contract/office/editor/leaves.ts'
import type { EditedPage } from '#contract/office/pages/edited-page.ts'
import { isSame, valueAt } from '#contract/office/pages/field-path.ts'
import type { Problem } from '#contract/office/pages/page-of-office.ts'
import { isBehind } from '#contract/office/pages/translation.ts'
import type { Language } from '#contract/site.ts'
import { dayIn } from '#contract/values/days.ts'
import { normalizedSource } from '#server/capabilities/redirects/redirect-rules.ts'
import { addressOf } from '#server/pages/addresses/address.ts'
import { brokenAmong } from './broken-links.ts'
import { type EditedRow, stateOf } from './edited.ts'
import { followOf, type Sibling, siblingsOf } from './follow.ts'
import { scheduleOf } from './heads.ts'
import { linksOf, type PlacedLink } from './links.ts'
import { pathPlaces, placeText } from './links-in-language.ts'
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
  {
    edited,
    tree,
    schedules,
    pictures,
    translations: follows,
  }: Pick<PageStores, 'edited' | 'tree' | 'schedules' | 'pictures' | 'translations'>,
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
  const placed = picturesOf(content)
  const states = await pictures.statesOf(placed.map(({ id }) => id))
  return {
    revision,
    problems: isPublishing ? checked(needs, row, content).problems : [],
    openQuestions: questions.length,
    warnings: isPublishing
      ? [
          ...(await untranslated(needs, { translations: follows }, row)),
          ...warningsOf(content),
          ...pictureWarnings(placed, states, dayIn(needs.now())),
        ]
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

function brokenLinks(
  needs: TreeNeeds,
  stores: Pick<PageStores, 'edited' | 'tree'>,
  row: EditedRow,
  content: EditedPage,
): Promise<PlacedLink[]> {
  const place = { site: row.site, language: row.language as Language }
  const paths = pathPlaces(needs.formOf, row.template, content)
  return brokenAmong(needs, stores, linksOf(content), {
    from: row,
    pathTarget: ({ block, path, href }) => (paths.has(placeText(block, path)) ? { ...place, path: href } : undefined),
    isThere: ({ site, language, path }) => site === row.site && language === row.language && path === row.path,
  })
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
