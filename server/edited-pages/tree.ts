import { page as pageSchema } from '#contract/content/content.ts'
import type { EditedPage } from '#contract/office/pages/edited-page.ts'
import type { Language, Site } from '#contract/site.ts'
import { dayIn } from '#contract/values/days.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { lockForWriting } from '#server/capabilities/content/content.store.ts'
import { nothingMerged, stateOf } from './edited.ts'
import { beginTranslation } from './followers.ts'
import { type FormOf, linksInLanguage } from './links-in-language.ts'
import { mayChange, maySee } from './may.ts'
import { changingPage, type Editor, type PageNeeds } from './page-needs.ts'
import { hideFromVisitors, publishContent } from './publish.ts'
import type { PageStores } from './transaction.store.ts'

export type TreeNeeds = PageNeeds & {
  findSite: (id: string) => Pick<Site, 'id' | 'languages'> | undefined
  formOf: FormOf
  now: () => Date
}

type Place = { site: string; language: Language; path: string }

/** What is wrong with an address, in Finnish. */
export function addressProblems({ findSite }: Pick<TreeNeeds, 'findSite'>, { site, language, path }: Place): string[] {
  const found = findSite(site)
  if (!found) return ['sivustoa ei ole']
  if (!found.languages.includes(language)) return ['sivustolla ei ole tätä kieltä']
  if (pageSchema.shape.path.safeParse(path).success) return []
  return [
    'osoitteessa on vain pieniä kirjaimia a–z, numeroita ja väliviivoja, ja se alkaa vinoviivalla, esimerkiksi /tuotteet/kinkku',
  ]
}

type NewPage = Place & { template: string; content: EditedPage; key: string }

async function addPage(stores: PageStores, by: Editor, { content, ...page }: NewPage) {
  await lockForWriting(stores.tx, [page])
  if (await stores.edited.rivalAt(page)) return refused('PAGE_ADDRESS_TAKEN', [page.path])
  const key = await freeKey(stores, page)
  const id = await stores.edited.add({
    ...page,
    key,
    title: content.fields.title,
    state: 'new',
    draft: content,
    merging: nothingMerged,
    changedBy: by.name,
  })
  await stores.record(by, {
    action: 'page.create',
    subject: `page:${id}`,
    after: { ...page, title: content.fields.title },
  })
  return accepted({ id })
}

/** A page of another kind may have the key already. */
async function freeKey(
  { edited }: PageStores,
  { site, language, key }: { site: string; language: string; key: string },
) {
  for (let number = 1; ; number++) {
    const tried = number === 1 ? key : `${key}-${number}`
    if (!(await edited.rivalOf({ site, language, key: tried }))) return tried
  }
}

const keyOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home'

type Creation = Place & { template: string; title: string }

export async function createPage(needs: TreeNeeds, by: Editor, { title, template, ...place }: Creation) {
  if (!mayChange(by, place.site)) return refused('ROLE_NEEDED')
  const problems = addressProblems(needs, place)
  if (!pageSchema.shape.template.safeParse(template).success) problems.push('tällaista sivupohjaa ei ole')
  if (problems.length > 0) return refused('PAGE_ADDRESS_INVALID', problems)
  const isItem = ['product', 'recipe', 'news', 'job'].includes(template)
  const fields = {
    title,
    description: '',
    publishDate: dayIn(needs.now()),
    ...(isItem ? { item: { kind: template } } : {}),
  }
  return needs.atomically((stores) =>
    addPage(stores, by, { ...place, template, key: keyOf(place.path), content: { fields, blocks: [] } }),
  )
}

/** In another language of its site the copy is the translation of the page, if it has none. */
export async function copyPage(
  needs: TreeNeeds,
  by: Editor,
  id: number,
  { title, ...place }: Place & { title?: string | undefined },
) {
  if (!mayChange(by, place.site)) return refused('ROLE_NEEDED')
  const problems = addressProblems(needs, place)
  if (problems.length > 0) return refused('PAGE_ADDRESS_INVALID', problems)
  return needs.atomically(async (stores) => {
    const row = await stores.edited.open(id)
    if (!row) return refused('PAGE_UNKNOWN')
    if (!maySee(by, row.site)) return refused('ROLE_NEEDED')
    const isTranslation = row.site === place.site && row.language !== place.language
    const { content: original } = stateOf(row)
    const copied = isTranslation ? await linksInLanguage(needs, stores, row, place.language) : original
    const fields = title === undefined ? copied.fields : { ...copied.fields, title }
    const content = { fields, blocks: copied.blocks }
    const added = await addPage(stores, by, {
      ...place,
      template: row.template,
      key: isTranslation ? row.key : keyOf(place.path),
      content,
    })
    if (added.ok && isTranslation) await beginTranslation(stores, added.value.id, row, by)
    return added
  })
}

export function binPage(needs: PageNeeds, by: Editor, id: number) {
  return changingPage(needs, by, id, async (stores, row) => {
    if (row.state === 'binned') return refused('PAGE_IN_BIN')
    if (row.path === '/') return refused('HOME_STAYS')
    if (row.state === 'published') await hideFromVisitors(stores, row)
    await stores.schedules.removeAll(id)
    await stores.edited.write(
      { ...row, state: 'binned', stateBefore: row.state, binnedAt: new Date(), publishedVersion: null },
      'pages',
    )
    await stores.record(by, {
      action: 'page.bin',
      subject: `page:${id}`,
      before: { state: row.state, path: row.path, title: row.title },
    })
    return accepted({ isSuccess: true as const })
  })
}

/** One that was published is published again, with its draft beside it as before. */
export function takeFromBin(needs: PageNeeds, by: Editor, id: number) {
  return changingPage(needs, by, id, async (stores, row) => {
    if (row.state !== 'binned') return accepted({ isSuccess: true as const })
    await lockForWriting(stores.tx, [{ site: row.site, language: row.language as Language }])
    if (await stores.edited.rivalAt(row, id)) return refused('PAGE_ADDRESS_TAKEN', [row.path])
    if (await stores.edited.rivalOf(row, id)) return refused('PAGE_ADDRESS_TAKEN', [`avain ${row.key}`])
    const back = { ...row, state: row.stateBefore ?? 'hidden', stateBefore: null, binnedAt: null }
    if (back.state === 'published' && row.published) {
      const hidden = { ...back, state: 'hidden' as const }
      const published = await publishContent(needs, stores, hidden, {
        content: row.published,
        by,
        note: 'Palautettu roskakorista',
      })
      if (!published.ok) await stores.edited.write(hidden, 'pages')
    } else await stores.edited.write(back, 'pages')
    await stores.record(by, {
      action: 'page.unbin',
      subject: `page:${id}`,
      after: { state: back.state, path: row.path },
    })
    return accepted({ isSuccess: true as const })
  })
}
