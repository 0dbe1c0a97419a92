import type { BoardItem, BoardPlan } from './board-plan.ts'

type Look = BoardItem['look']

export type Piece = { look: Look; x: number; y: number; turn: number }

/** Grams that one drawn piece stands for. */
const GRAMS: Record<Look, number> = {
  folded: 14,
  roast: 14,
  round: 9,
  stick: 12,
  crisp: 7,
  cube: 14,
  slab: 25,
  berry: 24,
  olive: 18,
  radish: 18,
  bread: 40,
  bowl: 400,
}
/** The most pieces that fit on the board. With more food each piece stands for more grams. */
const MOST = 150
/** Half of the board's width and height, inside its edge. */
const HALF = { x: 262, y: 158 }
/** The turn from one seed of a sunflower to the next, in radians. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5))

/** How large pieces are drawn: the fewer, the larger. */
function pieceSize(count: number): number {
  return Math.min(1.5, Math.sqrt(MOST / Math.max(1, count)) ** 0.6)
}

/**
 * The pieces of one filling of the board, around its middle. They are spread as the seeds of a sunflower, so they always lie
 * evenly, and each kind has a slice of it.
 */
export function layOut({ lines, rounds }: BoardPlan): { pieces: Piece[]; bowls: Piece[]; size: number } {
  const counts = lines
    .filter(({ item }) => item.look !== 'bowl')
    .map(({ item, grams }) => ({ look: item.look, count: Math.max(1, Math.round(grams / rounds / GRAMS[item.look])) }))
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const fewer = Math.min(1, MOST / total)
  const looks = counts.flatMap(({ look, count }) => Array<Look>(Math.max(1, Math.round(count * fewer))).fill(look))
  const size = pieceSize(looks.length)
  const bowls = placeBowls(lines)
  const spread = Math.min(1, 0.5 + looks.length / 130)
  const seeds = looks.map((_, index) => {
    const distance = Math.sqrt((index + 1.5) / (looks.length + 1.5)) * spread
    const angle = index * GOLDEN
    return { x: distance * HALF.x * Math.cos(angle), y: distance * HALF.y * Math.sin(angle) }
  })
  const byAngle = seeds.toSorted(
    (a, b) => Math.atan2(a.y / HALF.y, a.x / HALF.x) - Math.atan2(b.y / HALF.y, b.x / HALF.x),
  )
  const pieces = byAngle.map(({ x, y }, index) => {
    return { look: looks[index] ?? 'cube', x: Math.round(x), y: Math.round(y), turn: (index * 67) % 90 }
  })
  return { pieces, bowls, size }
}

/** Bowls stand in the middle and beside it: everything else gathers around them. */
function placeBowls(lines: BoardPlan['lines']): Piece[] {
  const count = lines.filter(({ item }) => item.look === 'bowl').length
  return Array.from({ length: count }, (_, index) => {
    return { look: 'bowl' as const, x: count === 1 ? 0 : index * 180 - (count - 1) * 90, y: 0, turn: 0 }
  })
}
