import type { OrderChange } from '#contract/shop/order-change.ts'
import type { OrderLine } from '#contract/shop/order-snapshot.ts'

/** How many pieces of an ordered line were taken off, replaced ones included. */
export function takenOff(changes: readonly OrderChange[], code: string): number {
  return sum(changes.filter((change) => change.code === code).map(({ quantity }) => quantity))
}

/** Pieces to pack of each product, gift cards left out, which are mailed: as ordered, less what was taken off, with what replaces it. */
export function linesToPack(
  lines: readonly OrderLine[],
  changes: readonly OrderChange[],
): { code: string; name: string; pieces: number }[] {
  const brought = lines.filter(({ vatClass }) => vatClass !== 'voucher')
  const replacements = changes.flatMap(({ replacement }) => replacement ?? [])
  const names = new Map([...replacements, ...brought].map(({ code, name }) => [code, name]))
  const ordered = brought.map(({ code }) => code)
  const added = [...new Set(replacements.map(({ code }) => code))].filter((code) => !ordered.includes(code))
  return [...ordered, ...added].map((code) => {
    const line = brought.find((each) => each.code === code)
    const instead = sum(replacements.filter((each) => each.code === code).map(({ quantity }) => quantity))
    const pieces = (line?.quantity ?? 0) - takenOff(changes, code) + instead
    return { code, name: names.get(code) ?? code, pieces }
  })
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
