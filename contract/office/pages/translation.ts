import { commonPairs } from './common-pairs.ts'
import { type Difference, differencesOf } from './differences.ts'
import type { EditedBlock, EditedPage } from './edited-page.ts'

/** Which block of the source a block of the translation is, by its id. */
export type Pairs = Readonly<Record<string, string>>

/**
 * What a translation follows: the source as it was when its parts were last marked as translated. `untranslated` are blocks of the translation that were
 * copied and not marked since; null stands for the fields of the page.
 */
export type Followed = { content: EditedPage; pairs: Pairs; untranslated: readonly (string | null)[] }

/**
 * `missing`: new in the source. `left-out`: the translation does without it. `gone`: the source has removed it since. `own`: the translation
 * alone has it. `untranslated`: it was copied, and still says the same.
 */
export type TranslationState = 'missing' | 'left-out' | 'gone' | 'own' | 'untranslated' | 'behind' | 'current'

export type FieldChange = Extract<Difference, { kind: 'changed' }>

export type ComparedBlock = {
  source: EditedBlock | null
  translation: EditedBlock | null
  state: TranslationState
  changes: readonly FieldChange[]
  /** It has another place in the source since. */
  isMoved: boolean
}

export type ComparedPage = {
  fields: { state: TranslationState; changes: readonly FieldChange[] }
  blocks: readonly ComparedBlock[]
}

/** Blocks that were paired stay so; a copied block has the id of its source; others are paired by type and order. */
export function pairsOf(source: readonly EditedBlock[], translation: readonly EditedBlock[], known: Pairs): Pairs {
  const sources = new Map(source.map((block) => [block.id, block]))
  const pairs: Record<string, string> = {}
  const taken = new Set<string>()
  const pair = (one: EditedBlock, id: string) => {
    if (pairs[one.id] !== undefined || taken.has(id)) return
    pairs[one.id] = id
    taken.add(id)
  }
  for (const block of translation) {
    const id = known[block.id]
    if (id !== undefined && sources.has(id)) pair(block, id)
  }
  for (const block of translation) if (sources.get(block.id)?.type === block.type) pair(block, block.id)
  // Blocks that belong together already keep others from crossing them.
  const fits = (one: EditedBlock, other: EditedBlock) =>
    pairs[other.id] === one.id || (pairs[other.id] === undefined && !taken.has(one.id) && one.type === other.type)
  for (const [at, place] of commonPairs(source, translation, fits))
    pair(translation[place] as EditedBlock, (source[at] as EditedBlock).id)
  for (const block of translation) {
    const free = source.find(({ id, type }) => type === block.type && !taken.has(id))
    if (free) pair(block, free.id)
  }
  return pairs
}

/** Whether what was copied still says the same where it should say it in another language. */
export type StillSays = (type: string | null, source: unknown, translation: unknown) => boolean

/** A source and its translation block by block, in the order of the source. What the translation alone has stands where it is there. */
export function comparedPage(
  source: EditedPage,
  translation: EditedPage,
  followed: Followed,
  stillSays: StillSays,
): ComparedPage {
  const differences = differencesOf(followed.content, source)
  const changesOf = (block: string | null) =>
    differences.filter((each): each is FieldChange => each.kind === 'changed' && each.block === block)
  const moved = new Set(differences.flatMap((each) => (each.kind === 'moved' ? [each.block] : [])))
  const pairs = pairsOf(source.blocks, translation.blocks, followed.pairs)
  const known = new Set(followed.content.blocks.map(({ id }) => id))
  const rowOf = (block: EditedBlock): ComparedBlock => {
    const other = translation.blocks.find(({ id }) => pairs[id] === block.id) ?? null
    const changes = changesOf(block.id)
    const isMoved = moved.has(block.id)
    const state = () => {
      if (!other) return known.has(block.id) ? 'left-out' : 'missing'
      const isNew = !known.has(block.id)
      const isCopied = isNew || followed.untranslated.includes(other.id)
      if (isCopied && stillSays(block.type, block.props, other.props)) return 'untranslated'
      return changes.length > 0 || isNew ? 'behind' : 'current'
    }
    return { source: block, translation: other, state: state(), changes, isMoved }
  }
  const alone = (block: EditedBlock): ComparedBlock => {
    const before = followed.pairs[block.id] ?? block.id
    return {
      source: null,
      translation: block,
      state: known.has(before) ? 'gone' : 'own',
      changes: [],
      isMoved: false,
    }
  }
  const blocks = source.blocks.map(rowOf)
  translation.blocks.forEach((block, at) => {
    if (pairs[block.id] !== undefined) return
    const previous = translation.blocks[at - 1]?.id
    blocks.splice(
      blocks.findIndex((row) => row.translation?.id === previous && previous !== undefined) + 1,
      0,
      alone(block),
    )
  })
  const changes = changesOf(null)
  const isCopied = followed.untranslated.includes(null)
  const isUntranslated = isCopied && stillSays(null, source.fields, translation.fields)
  const state = isUntranslated ? 'untranslated' : changes.length > 0 ? 'behind' : 'current'
  return { fields: { state, changes }, blocks }
}

const waiting: readonly TranslationState[] = ['missing', 'gone', 'untranslated', 'behind']

/** Whether somebody has to look at it. */
export const isWaiting = ({ state, isMoved = false }: { state: TranslationState; isMoved?: boolean }): boolean =>
  isMoved || waiting.includes(state)

/** Whether the source says something that nobody has marked as translated. */
export const isBehind = ({ content, untranslated }: Omit<Followed, 'pairs'>, source: EditedPage): boolean =>
  untranslated.length > 0 || differencesOf(content, source).length > 0

/** What a translation follows after a block of the source, or the fields of the page (null), was marked as translated. */
export function withMarked(followed: EditedPage, source: EditedPage, block: string | null): EditedPage {
  if (block === null) return { fields: source.fields, blocks: followed.blocks }
  const others = followed.blocks.filter(({ id }) => id !== block)
  const at = source.blocks.findIndex(({ id }) => id === block)
  const marked = source.blocks[at]
  if (!marked) return { fields: followed.fields, blocks: others }
  const wasThere = followed.blocks.findIndex(({ id }) => id === block)
  const earlier = source.blocks.slice(0, at).findLast(({ id }) => others.some((other) => other.id === id))
  const place = earlier ? others.findIndex(({ id }) => id === earlier.id) + 1 : 0
  const hasItsPlace = wasThere >= 0 && followed.blocks[wasThere - 1]?.id === source.blocks[at - 1]?.id
  return { fields: followed.fields, blocks: others.toSpliced(hasItsPlace ? wasThere : place, 0, marked) }
}
