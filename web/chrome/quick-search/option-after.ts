/**
 * Which of the options a key chooses; -1 is none, and the field. Undefined when the key is not about them: Home and End move
 * in the text until an option is chosen.
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
