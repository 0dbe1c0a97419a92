/**
 * The index of the option that a key makes active; -1 is the field. Undefined when the key is not handled: Home and End move
 * the text cursor until an option is active.
 */
export function optionAfter(key: string, active: number, options: number): number | undefined {
  if (options === 0) return undefined
  const last = options - 1
  if (key === 'ArrowDown') return active === last ? 0 : active + 1
  if (key === 'ArrowUp') return active <= 0 ? last : active - 1
  if (active < 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return last
  return undefined
}
