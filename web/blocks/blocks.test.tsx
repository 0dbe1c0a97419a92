import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { someSettings } from '#contract/shop/testing/some-settings.ts'
import type { BlockDefinition, Reads } from '#web/block-kit/define-block.ts'
import { IslandLedger, IslandLedgerProvider } from '#web/islands/island.tsx'
import { emptySearches } from '#web/search-kit/testing.ts'
import { blocks } from './registry.ts'

const emptyReads: Reads = {
  offer: () => undefined,
  logo: () => ({ src: '/assets/logo.svg', width: 183, height: 40 }),
  shopProduct: () => undefined,
  reviews: async () => ({ hits: [], totalCount: 0 }),
  pageTeasers: async () => [],
  items: async () => [],
  recalls: async () => [],
  taxonomy: async () => null,
  search: emptySearches,
  searchDefaults: () => ({ contentGroup: 0, cards: {}, prompts: {} }),
  likeCounts: async () => new Map(),
  deliveryPlan: async () => ({ areas: [], moreAreas: 0, unusualDays: [] }),
  shopSettings: () => someSettings,
}
const context = {
  site: 'kuluttaja',
  language: 'fi',
  path: '/',
  contentId: 1,
  params: {},
  now: new Date('2026-11-15'),
} as const

async function render(
  { schema, load, view: View }: BlockDefinition,
  example: object,
  anchor?: string,
): Promise<string> {
  const props = schema.parse(example)
  const loaded = await load?.(props, context, emptyReads)
  return renderToStaticMarkup(
    <IslandLedgerProvider value={new IslandLedger()}>
      <View props={props} data={loaded?.data} anchor={anchor} language="fi" address="/" first={false} />
    </IslandLedgerProvider>,
  )
}

const all = [...blocks.values()]
const examples = all.flatMap((block) =>
  Object.entries(block.examples).map(([name, example]) => ({
    block,
    name,
    example: example as object,
    type: block.type,
  })),
)

describe('every block', () => {
  it.each(all)('$type has examples and a style sheet', ({ examples, css }) => {
    expect(Object.keys(examples).length).toBeGreaterThan(0)
    expect(css.length).toBeGreaterThan(0)
  })

  it.each(all)('$type has its anchor as the id of its outermost element', async (block) => {
    const [example] = Object.values(block.examples)
    const html = await render(block, example as object, 'maku')
    expect(parsed(html).body.firstElementChild?.id).toBe('maku')
  })

  it.each(all)('$type rejects an unknown property', (block) => {
    const [example] = Object.values(block.examples)
    expect(block.schema.safeParse({ ...(example as object), colour: 'red' }).success).toBe(false)
  })
})

/** An example is rendered and parsed once for all that is asked of it. */
const rendered = new Map<object, Promise<{ html: string; document: Document }>>()

function seen({ block, example }: (typeof examples)[number]) {
  const known = rendered.get(example) ?? render(block, example).then((html) => ({ html, document: parsed(html) }))
  rendered.set(example, known)
  return known
}

const parser = new new JSDOM().window.DOMParser()
const parsed = (html: string) => parser.parseFromString(`<!doctype html><body>${html}`, 'text/html')

const islandFiles = Object.keys(import.meta.glob('../**/*.island.tsx'))

describe('every example', () => {
  it.each(examples)('$type: $name has islands whose files exist', async (each) => {
    const { document } = await seen(each)
    for (const island of document.querySelectorAll('kaski-island')) {
      const file = `/${island.getAttribute('name')}.island.tsx`
      expect(islandFiles.filter((path) => path.endsWith(file))).toHaveLength(1)
    }
  })

  it.each(examples)('$type: $name is valid HTML that a browser parses unchanged', async (each) => {
    const { html, document } = await seen(each)
    expect(document.body.innerHTML.replaceAll('=""', '')).toBe(normalised(html))
  })

  it.each(examples)('$type: $name has a size and an alternative text for every picture', async (each) => {
    const { document } = await seen(each)
    for (const image of document.querySelectorAll('img')) {
      expect(image.width * image.height).toBeGreaterThan(0)
      expect(image.hasAttribute('alt')).toBe(true)
      expect(image.getAttribute('loading')).toBe('lazy')
    }
  })
})

/** React serialises void elements, empty attributes and some attribute names differently from a browser. */
function normalised(html: string): string {
  const names =
    / (srcSet|maxLength|enterKeyHint|dateTime|noValidate|autoComplete|spellCheck|inputMode|playsInline|srcLang)(?=[ =>])/g
  const drawn = /<(path|circle|rect)([^>]*)\/>/g
  const written = html
    .replace(drawn, '<$1$2></$1>')
    .replaceAll('/>', '>')
    .replaceAll('=""', '')
    .replace(names, (name) => name.toLowerCase())
  return written.replaceAll('&#x27;', "'").replaceAll('\u00a0', '&nbsp;')
}
