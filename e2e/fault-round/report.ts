import type { Outcomes } from './load.ts'

export type RoundResult = {
  seconds: number
  /** The faults in the order in which they were made. */
  faults: readonly string[]
  acknowledged: number
  /** Acknowledged and not in the database. */
  lost: number
  /** Counted more often than there are visitors who liked. */
  doubled: number
  outcomes: Record<'pages' | 'files' | 'likes', Outcomes>
}

const totalOf = (outcomes: Outcomes) => [...outcomes.values()].reduce((sum, count) => sum + count, 0)

/** Everything but a 200. */
export const failuresOf = (outcomes: Outcomes) =>
  Object.fromEntries([...outcomes].filter(([status]) => status !== '200'))

/** A like that was refused with 503 was told to try again: the visitor knows that it is not stored. */
export function reportOf({ seconds, faults, acknowledged, lost, doubled, outcomes }: RoundResult): string {
  const line = (name: string, all: Outcomes) => {
    const failures = Object.entries(failuresOf(all)).map(([status, count]) => `${count} × ${status}`)
    const failed = totalOf(all) - (all.get('200') ?? 0)
    return `  ${name}: ${totalOf(all)}, failed ${failed}${failures.length > 0 ? ` (${failures.join(', ')})` : ''}`
  }
  const counts = [...Map.groupBy(faults, (fault) => fault)].map(([fault, all]) => `${all.length} × ${fault}`)
  return [
    `Fault round of ${Math.round(seconds)} s, ${faults.length} faults: ${counts.join(', ')}.`,
    `  acknowledged ${acknowledged}, lost ${lost}, doubled ${doubled}`,
    line('pages', outcomes.pages),
    line('their scripts', outcomes.files),
    line('likes', outcomes.likes),
  ].join('\n')
}
