import type { BoardRules } from './board-planner.schema.ts'

export type { BoardRules }

export type BoardItem = BoardRules['items'][number]

/** What the host has chosen; `appetite` is an index. */
export type Evening = { guests: number; hours: number; appetite: number }

type Line = {
  item: BoardItem
  grams: number
  /** How many packs to buy; undefined for what is bought by weight. */
  packs: number | undefined
}

export type BoardPlan = {
  /** Grams of what is counted for each guest, all together. */
  counted: number
  /** How many times the board is filled: nothing stands on the table for longer than it may. */
  rounds: number
  lines: Line[]
}

const ROUNDED_TO = 10

/** What goes on the board for an evening, and how much of it. */
export function planBoard(rules: BoardRules, { guests, hours, appetite }: Evening): BoardPlan {
  const { includedHours, gramsPerHour, hoursOnTable, appetites } = rules
  const ownGrams = appetites[appetite]?.grams ?? 0
  const grams = guests * (ownGrams + Math.max(0, hours - includedHours) * gramsPerHour)
  const items = rules.items.filter(({ from }) => from <= guests)
  const shares = items.reduce((sum, { share = 0 }) => sum + share, 0)
  let shared = 0
  const lines = items.map((item): Line => {
    const before = shared
    shared += ((item.share ?? 0) * grams) / shares
    const needed = item.share === undefined ? guests * (item.gramsPerGuest ?? 0) : shared - before
    // The grams of all shares, rounded, make the rounded sum.
    const shown = item.share === undefined ? Math.max(ROUNDED_TO, rounded(needed)) : rounded(shared) - rounded(before)
    return { item, grams: shown, packs: item.pack && packsFor(needed, item.pack) }
  })
  buyEnough(lines)
  return { counted: rounded(grams), rounds: Math.ceil(hours / hoursOnTable), lines }
}

function rounded(grams: number): number {
  return Math.round(grams / ROUNDED_TO) * ROUNDED_TO
}

/** A quarter of a pack may be missing: the other kinds make up for it. */
function packsFor(grams: number, pack: number): number {
  return Math.max(1, Math.ceil(grams / pack - 0.25))
}

/** Adds packs where most is missing, until all packs together are enough. */
function buyEnough(lines: Line[]): void {
  const inPacks = lines.filter(({ item, packs }) => packs !== undefined && item.share !== undefined)
  const missingOf = ({ item, grams, packs = 0 }: Line) => grams - packs * (item.pack ?? 0)
  while (inPacks.reduce((sum, line) => sum + missingOf(line), 0) > 0) {
    const most = inPacks.reduce((a, b) => (missingOf(b) > missingOf(a) ? b : a))
    most.packs = (most.packs ?? 0) + 1
  }
}
