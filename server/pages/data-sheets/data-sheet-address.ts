import type { StoredPage } from '#contract/content/content.ts'
import type { Site } from '#contract/site.ts'
import { type Address, addressOf, readAddress } from '#server/pages/addresses/address.ts'

const ENDING = '.pdf'

/** Where the data sheet of a page is: at the address of the page, with an ending. */
export function dataSheetAddress(site: Site, { language, path }: Pick<StoredPage, 'language' | 'path'>): string {
  return addressOf(site, language, path) + ENDING
}

/** The address of the page whose data sheet is at `pathname`; undefined if the site has none. */
export function pageOfDataSheet(site: Site, pathname: string): Extract<Address, { kind: 'page' }> | undefined {
  if (!site.features.includes('data-sheets') || !pathname.endsWith(ENDING)) return undefined
  const address = readAddress(site, pathname.slice(0, -ENDING.length))
  return address.kind === 'page' ? address : undefined
}
