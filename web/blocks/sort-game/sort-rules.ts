import type { Item, Place, Round } from './sort-game.schema.ts'

export type { Item, Place, Round }

/** The last message, which screen readers announce. */
export type Said =
  | { kind: 'begin' | 'nothingChosen' | 'done' }
  | { kind: 'chosen'; item: Item }
  | { kind: 'fits' | 'misses'; item: Item; place: string }

/** One round. `chosen`, and the keys of `placed`, are names of items. */
export type Play = {
  chosen?: string | undefined
  placed: Readonly<Record<string, string>>
  /** Items that were put into a wrong place at least once. */
  missed: readonly string[]
  said: Said
}

export const newPlay: Play = { placed: {}, missed: [], said: { kind: 'begin' } }

/** Chooses an item, or puts the chosen item back. */
export function choose(play: Play, item: Item): Play {
  if (item.name in play.placed) return play
  if (play.chosen === item.name) return { ...play, chosen: undefined, said: { kind: 'begin' } }
  return { ...play, chosen: item.name, said: { kind: 'chosen', item } }
}

/** Puts the chosen item into a place. An item that does not fit stays chosen, so that another place can be tried. */
export function put(play: Play, { items }: Pick<Round, 'items'>, place: string): Play {
  const item = items.find(({ name }) => name === play.chosen)
  if (!item) return { ...play, said: { kind: isDone(play, { items }) ? 'done' : 'nothingChosen' } }
  if (!item.into.includes(place)) {
    const missed = play.missed.includes(item.name) ? play.missed : [...play.missed, item.name]
    return { ...play, missed, said: { kind: 'misses', item, place } }
  }
  const placed = { ...play.placed, [item.name]: place }
  return { placed, missed: play.missed, said: { kind: 'fits', item, place } }
}

export function isDone({ placed }: Play, { items }: Pick<Round, 'items'>): boolean {
  return items.every(({ name }) => name in placed)
}

export type Score = 'all' | 'most' | 'some'

/** How a round went, in three words: how much of it found its place at the first try. */
export function scoreOf({ missed }: Play, { items }: Pick<Round, 'items'>): Score {
  if (missed.length === 0) return 'all'
  return missed.length * 2 <= items.length ? 'most' : 'some'
}
