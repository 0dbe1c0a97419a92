import type { StoredPage } from '#contract/content/content.ts'
import { tags } from '#contract/content/tags.ts'
import type { Language, Site } from '#contract/site.ts'
import { nextDayIn } from '#contract/values/days.ts'
import { addressOf } from '#server/pages/addresses/address.ts'
import type { RenderNeeds } from '#server/pages/rendering/page-rendering.tsx'
import { type Entry, makeEntry } from '#server/responses/entry.ts'
import { downloadHeaders, type HeaderPolicy } from '#server/responses/headers.ts'
import { dataSheet, dataSheetName } from './data-sheet.ts'

type Needs = {
  render: Pick<RenderNeeds, 'findNavigation' | 'origins' | 'reads'>
  policy: HeaderPolicy
  findPage: (site: string, language: Language, path: string) => Promise<StoredPage | null>
  now: () => Date
}

/** The data sheet of the product at an address; null if the product is gone. It shows the day it was made on, so it lives until midnight. */
export async function dataSheetEntry(
  { render, policy, findPage, now }: Needs,
  site: Site,
  { language, path }: { language: Language; path: string },
): Promise<{ entry: Entry; tags: string[]; validUntil: number } | null> {
  const page = await findPage(site.id, language, path)
  if (page?.item?.kind !== 'product') return null
  const [navigation, taxonomy] = await Promise.all([
    render.findNavigation(site.id, language),
    render.reads.taxonomy(site.id, language),
  ])
  const body = dataSheet({
    site,
    page,
    item: page.item,
    taxonomy,
    now: now(),
    url: `${render.origins.get(site.id) ?? ''}${addressOf(site, language, path)}`,
    contact: navigation?.footer.contact,
  })
  const headers = downloadHeaders(policy, 'application/pdf', dataSheetName(page, page.item))
  return {
    entry: await makeEntry({ status: 200, body, headers, compress: false }),
    tags: [tags.page(site.id, language, path), tags.navigation(site.id, language), tags.taxonomy(site.id, language)],
    validUntil: nextDayIn(now()).getTime(),
  }
}
