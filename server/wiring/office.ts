import type { Language } from '#contract/site.ts'
import { bundleStore } from '#server/bundles/bundles.store.ts'
import { frameSubject } from '#server/bundles/frame-members.ts'
import type { MediaNeeds } from '#server/capabilities/media/media.ts'
import { frameActions } from '#server/frames/frame-actions.ts'
import { navigationPart } from '#server/frames/navigation-part.ts'
import { redirectActions } from '#server/frames/redirects/redirect-actions.ts'
import { taxonomyPart } from '#server/frames/taxonomy-part.ts'
import { textsPart } from '#server/frames/texts-part.ts'
import { compareTable, importTable, type Table, type TableImport } from '#server/imports/import-table.ts'
import { openOfficeApp } from '#server/office/app/app.capability.ts'
import { openBundles } from '#server/office/bundles/bundles.capability.ts'
import { describeForm } from '#server/office/editor/describe-form.ts'
import { openEditor } from '#server/office/editor/editor.capability.ts'
import { itemForms } from '#server/office/editor/editor-forms.ts'
import { findUsedFiles } from '#server/office/editor/used-files.store.ts'
import { openFind } from '#server/office/find/find.capability.ts'
import { findCustomers } from '#server/office/find/find-customers.store.ts'
import { findOrders } from '#server/office/find/find-orders.store.ts'
import { findPages } from '#server/office/find/find-pages.store.ts'
import { findProducts } from '#server/office/find/find-products.ts'
import { openFrames } from '#server/office/frames/frames.capability.ts'
import { openImports } from '#server/office/imports/imports.capability.ts'
import { openLive } from '#server/office/live/live.capability.ts'
import { openOfficeMedia } from '#server/office/media/media.capability.ts'
import { openOfficePages } from '#server/office/pages/pages.capability.ts'
import { openSearches, type SearchesNeeds } from '#server/office/searches/searches.capability.ts'
import { openToday } from '#server/office/today/today.capability.ts'
import type { RenderNeeds } from '#server/pages/rendering/page-rendering.tsx'
import type { pageLookups } from './page-lookups.ts'
import type { openShop } from './shop.ts'
import { openStaffOfOffice, type StaffOfOfficeNeeds } from './staff.ts'
import type { WiringInput } from './wiring-input.ts'

type Needs = Omit<StaffOfOfficeNeeds, 'shop'> & {
  shop: Awaited<ReturnType<typeof openShop>>
  render: RenderNeeds
  search: SearchesNeeds['search']
  askedQuestions: SearchesNeeds['asked']
  hrefOf: ReturnType<typeof pageLookups>['hrefOf']
  media: MediaNeeds
}

/** Opens the back office: its people, what is around its rooms, and what belongs to no other room. */
export function openOffice(
  input: WiringInput,
  { shop, render, search, askedQuestions, hrefOf, media, ...needs }: Needs,
) {
  const { database, jobs, origins, now, onProblem, registry } = input
  const staff = openStaffOfOffice(input, { ...needs, shop: shop.site })
  const names = new Map(input.sites.map(({ id, name }) => [id, name]))
  const siteName = (id: string) => names.get(id) ?? id
  const tables = {
    compare: (table: Table) => compareTable(database, table, now()),
    run: (wanted: Omit<TableImport, 'now'>) => importTable(database, { ...wanted, now: now() }),
  }
  const today = openToday({ database, now, nameOf: (code) => shop.catalogue.find(code)?.page.title, siteName })
  const addressOf = ({ site, language, path }: { site: string; language: string; path: string }) =>
    `${origins.get(site) ?? ''}${hrefOf({ site, language: language as Language, path })}`
  const find = openFind([
    findOrders(database.sql),
    findCustomers(database.sql),
    findProducts(shop.catalogue.all),
    findPages(database.sql, { siteName, addressOf }),
  ])
  const findSite = (id: string) => input.sites.find((site) => site.id === id)
  const schemaOf = (type: string) => registry.get(type)?.schema
  const editor = openEditor({
    blocks: registry.values(),
    sites: input.sites,
    originOf: (site) => origins.get(site) ?? '',
    findTaxonomy: render.reads.taxonomy,
    offers: () => shop.catalogue.all().map(({ code, page }) => ({ code, name: page.title })),
    files: () => findUsedFiles(database.sql),
  })
  const pages = openOfficePages({
    database,
    jobs,
    now,
    onProblem,
    origins,
    render,
    findSite,
    stated: shop.stated,
    schemaOf,
    formOf: editor.formOf,
    siteLanguages: new Map(input.sites.map(({ id, languages }) => [id, languages])),
    publicAddress: addressOf,
  })
  const searches = openSearches({ database, now, search, asked: askedQuestions })
  const parts = {
    navigation: navigationPart(describeForm),
    taxonomy: taxonomyPart({ describeForm, itemForms, schemaOf }),
    texts: textsPart(describeForm, findSite),
  }
  const { waiting } = bundleStore(database.sql)
  const library = openOfficeMedia({
    database,
    jobs,
    now,
    origins,
    media,
    siteName,
    files: input.files,
    schemaOf,
    waitingOf: (item) => waiting({ kind: 'picture', subject: String(item) }),
  })
  const bundles = openBundles({
    database,
    now,
    onProblem,
    origins,
    schemaOf,
    findSite,
    siteName,
    parts,
    nameOf: shop.catalogue.nameOf,
    applyPricesAt: shop.catalogue.applyPricesAt,
    dropLater: library.library.dropLater,
  })
  const frames = openFrames({
    actions: frameActions({
      database,
      origins,
      findSite,
      parts,
      waitingOf: (part, place) => waiting({ kind: 'frame', subject: frameSubject({ ...place, part }) }),
    }),
    redirects: redirectActions({ database, findSite, siteIds: [...names.keys()] }),
    imports: {
      compare: (content) => tables.compare({ kind: 'redirects', content }),
      run: ({ content, by, digest }) =>
        tables.run({ table: { kind: 'redirects', content }, by, digest, anyway: false }),
    },
  })
  const imports = openImports(tables)
  const live = openLive({ isOpen: staff.isSessionOpen })
  const app = openOfficeApp({ findStaff: staff.findStaff })
  return {
    staff,
    live,
    capabilities: [staff, app, today, find, editor, pages, library, frames, searches, bundles, imports],
  }
}
