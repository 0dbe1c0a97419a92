import { renderToStaticMarkup } from 'react-dom/server'
import type { StoredBlock } from '#contract/content/content.ts'
import type { Site } from '#contract/site.ts'
import { prepareBlocks, renderBlocks } from '#server/pages/rendering/block-rendering.tsx'
import type { RenderNeeds } from '#server/pages/rendering/page-rendering.tsx'
import type { Entry } from '#server/responses/entry.ts'
import type { HeaderPolicy } from '#server/responses/headers.ts'
import { pageEntry } from '#server/responses/page-entry.ts'
import { type Assets, htmlDocument } from '#web/document/document.ts'
import { fontFiles } from '#web/fonts/font-face.ts'
import galleryCss from '#web/gallery/gallery.css?inline'
import { GalleryCaption, GalleryOpening } from '#web/gallery/gallery.tsx'
import { IslandLedger } from '#web/islands/island.tsx'
import baseCss from '#web/styles/base.css?inline'
import { themeCss } from '#web/styles/theme-css.ts'

/** A page would do without the block; here it is what was asked for, also of a busy machine. */
const PATIENCE_MS = 30_000

type GalleryOptions = { site: Site; sites: readonly Site[]; chosen: readonly string[]; now: Date }

/** The examples of the chosen blocks, or else of all, in the theme of a site. A failing example throws. */
export async function galleryPage(
  needs: RenderNeeds,
  policy: HeaderPolicy,
  { site, sites, chosen, now }: GalleryOptions,
): Promise<Entry> {
  const definitions = [...needs.registry.values()].filter(({ type }) => chosen.length === 0 || chosen.includes(type))
  const examples = definitions.flatMap(({ type, examples }) =>
    Object.entries(examples).map(([name, props]) => ({ type, name, props })),
  )
  const stored: StoredBlock[] = examples.map(({ type, props }) => ({ type, props: props as StoredBlock['props'] }))
  const onProblem = (problem: Error) => {
    throw problem
  }
  const language = site.languages[0]
  const context = { site: site.id, language, path: '/', contentId: 0, params: {}, now }
  const ready = await prepareBlocks({ ...needs, onProblem, loadTimeoutMs: PATIENCE_MS }, stored, context)
  // A ledger for each example, to list its own islands.
  const ledgers = examples.map((_, index) => new IslandLedger(`e${index}-`))
  const place = { ...context, address: '/', opened: true }
  const rendered = ready.map((example, index) =>
    renderBlocks({ onProblem }, [example], place, ledgers[index] as IslandLedger).join(''),
  )
  const captions = examples.map(({ type, name }, index) => {
    const islands = [...(ledgers[index] as IslandLedger).islands.keys()]
    const scripts = scriptBytes(needs.assets, islands)
    return renderToStaticMarkup(<GalleryCaption block={type} name={name} scripts={scripts} />)
  })
  const opening = (
    <GalleryOpening
      site={site}
      sites={sites}
      blocks={[...needs.registry.keys()]}
      chosen={chosen}
      scripts={sharedBytes(needs.assets)}
    />
  )
  const document = htmlDocument(
    {
      head: {
        title: `Lohkot: ${site.name}`,
        description: 'Lohkojen esimerkit',
        siteName: site.name,
        language,
        kind: 'website',
        alternates: [],
        structured: [],
      },
      icon: needs.lookOf(site).icon,
      css: [themeCss(site.theme), baseCss, galleryCss, ...new Set(ready.flatMap(({ css }) => css))].join(''),
      fonts: fontFiles(site.theme),
      consent: '',
      header: '',
      opening: renderToStaticMarkup(opening),
      blocks: rendered.map((example, index) => `${captions[index]}${example}`),
      footer: '',
      islands: new Map(ledgers.flatMap(({ islands }) => [...islands])),
    },
    needs.assets,
  )
  return pageEntry(policy, { status: 200, document, page: { framing: 'nobody' }, cacheControl: 'no-store' })
}

/** Compressed bytes that the islands load beyond the scripts that every page with islands loads. */
function scriptBytes({ islandChunks, bytesOf }: Assets, islands: readonly string[]): number | undefined {
  const shared = new Set(islandChunks(NO_ISLAND))
  const own = new Set(islands.flatMap((island) => islandChunks(island).filter((chunk) => !shared.has(chunk))))
  return bytesOf && sum([...own].map(bytesOf))
}

function sharedBytes({ client, islandChunks, bytesOf }: Assets): number | undefined {
  return bytesOf && sum([client, ...islandChunks(NO_ISLAND)].map(bytesOf))
}

const NO_ISLAND = ''
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
