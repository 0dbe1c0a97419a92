/** The signs of what a dish is free of. */
export function Marks({ of }: { of: readonly string[] }) {
  return of.length > 0 ? <span className="menu-marks">{of.join(', ')}</span> : null
}
