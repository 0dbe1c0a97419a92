import { isDeepStrictEqual } from 'node:util'
import { type Page, page as pageSchema, type RichText } from '#contract/content/content.ts'
import type { RecipeItem } from '#contract/content/item.ts'
import type { ItemKind } from './content-set.ts'
import { mapBySchema, type Visitor } from './map-by-schema.ts'
import { writeNutrition } from './nutrition.ts'
import { type BlockSchemas, textProps } from './read-page.ts'
import { writeSteps } from './recipe-body.ts'
import { writeRichText } from './rich-text.ts'

type Authored = Record<string, unknown>

/** A page as its file writes it: its fields in their order, and for items the text below them. */
export type WrittenPage = { fields: Authored; body: string }

export type Writing = { blockSchemas: BlockSchemas; visitor: Visitor }

export function writePage(page: Page, writing: Writing): WrittenPage {
  const { path, template, title, description, picture, publishDate } = authored(page, writing)
  const blocks = writeBlocks(page.blocks, writing)
  return { fields: withoutUndefined({ path, template, title, description, picture, publishDate, blocks }), body: '' }
}

/** `name` is that of the file: a key that does not follow from it is written down. */
export function writeItem(page: Page, name: string, writing: Writing): WrittenPage {
  const { path, title, description, picture, publishDate, item } = authored(page, writing)
  const { kind, steps, nutrition, ...facts } = item as Authored & { kind: ItemKind }
  const key = page.key === `${kind}-${name}` ? undefined : page.key
  const text = textOf(kind, page.blocks[0])
  const others = writeBlocks(text === undefined ? page.blocks : page.blocks.slice(1), writing)
  const stepLines =
    page.item?.kind === 'recipe' ? writeSteps(page.item.steps as RecipeItem['steps'], page.language) : undefined
  const figures =
    page.item?.kind === 'product' && page.item.nutrition && writeNutrition(page.item.nutrition, page.language)
  const fields = {
    path,
    key,
    title,
    description,
    picture,
    publishDate,
    ...facts,
    nutrition: figures || nutrition,
    steps: stepLines === undefined ? steps : undefined,
    blocks: others.length > 0 ? others : undefined,
  }
  const parts = kind === 'recipe' && text !== undefined ? [stepLines, '---', text] : [stepLines, text]
  return { fields: withoutUndefined(fields), body: parts.filter(Boolean).join('\n\n') }
}

function authored(page: Page, { visitor }: Writing): Authored {
  return mapBySchema(pageSchema, page, { ...visitor, omits: isDeepStrictEqual }) as Authored
}

/** What is stored in a block is kept as it is: a default that was written down stays so. */
function writeBlocks(blocks: Page['blocks'], { blockSchemas, visitor }: Writing): Authored[] {
  return blocks.map(({ type, anchor, props }) => {
    const schema = blockSchemas.get(type)
    const written = schema ? (mapBySchema(schema, props, visitor) as Authored) : props
    return withoutUndefined({ type, anchor, props: Object.keys(written).length > 0 ? written : undefined })
  })
}

/** The Markdown of a block that a file has as its text. */
function textOf(kind: ItemKind, block: Page['blocks'][number] | undefined): string | undefined {
  if (block?.type !== 'rich-text' || block.anchor !== undefined) return undefined
  const { content } = block.props
  if (!Array.isArray(content) || !isDeepStrictEqual(block.props, { ...textProps[kind], content })) return undefined
  return writeRichText(content as RichText) || undefined
}

function withoutUndefined(fields: Authored): Authored {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
