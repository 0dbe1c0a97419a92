const MAX_SHOWN = 8

/** The names that contain every word that was typed, those that begin with it first. */
export function matchingRecipes(names: readonly string[], typed: string): string[] {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const matching = names.filter((name) => words.every((word) => folded(name).includes(word)))
  const begins = (name: string) => folded(name).startsWith(words[0] ?? '')
  return [...matching.filter(begins), ...matching.filter((name) => !begins(name))].slice(0, MAX_SHOWN)
}

/** The recipe that is called exactly so, whatever the case. */
export function recipeCalled(names: readonly string[], typed: string): string | undefined {
  return names.find((name) => folded(name) === folded(typed))
}

function folded(text: string): string {
  return text.trim().toLocaleLowerCase('fi')
}
