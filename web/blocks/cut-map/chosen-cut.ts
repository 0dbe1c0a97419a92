import type { Cut } from './cut-map.schema.ts'

export type { Cut }

/** The cut that a part of the drawing stands for: the one that is only this part, else the first that contains it. -1 for none. */
export function cutOfPart(cuts: readonly Pick<Cut, 'parts'>[], part: string): number {
  const own = cuts.findIndex(({ parts }) => parts.length === 1 && parts[0] === part)
  return own >= 0 ? own : cuts.findIndex(({ parts }) => parts.includes(part))
}
