/** The colour of a kind of goods on packs, and of text on it: by animal, or by taste. */
export const tints = {
  beef: ['#a3161f', '#ffffff'],
  beefLean: ['#e2574c', '#ffffff'],
  pork: ['#f0a39b', '#3a1420'],
  mixed: ['#c9603f', '#ffffff'],
  chicken: ['#f2b52c', '#2b1d0e'],
  turkey: ['#e8d3a2', '#2b1d0e'],
  lamb: ['#7d8f4e', '#ffffff'],
  game: ['#4d2b3f', '#ffffff'],
  honey: ['#e08a1e', '#2b1d0e'],
  herb: ['#5c8a3a', '#ffffff'],
  pepper: ['#3b3836', '#ffffff'],
  chili: ['#d6281e', '#ffffff'],
  cheese: ['#f6c945', '#2b1d0e'],
  smoke: ['#8a5a34', '#ffffff'],
  mild: ['#f3c9b4', '#3a1420'],
  wine: ['#6b1f3a', '#ffffff'],
  frost: ['#8fc3e0', '#12284b'],
  pepperRed: ['#d6246e', '#ffffff'],
  gold: ['#d9a441', '#2a0e10'],
  steel: ['#9aa8ad', '#18231e'],
  mustard: ['#d9a21b', '#2b1d0e'],
} satisfies Record<string, readonly [colour: string, text: string]>

export type Tint = keyof typeof tints
