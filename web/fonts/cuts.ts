/** Lightest and heaviest weight of a file; a file with one weight is the smallest. */
export type Weights = readonly [lightest: number, heaviest: number]

type Cut = { from: string; weights: Weights }

/** Text is set in 400 to 750, and in the weight of its headings where they share the font. */
const TEXT: Weights = [400, 750]
const only = (weight: number): Weights => [weight, weight]

/** How the files of `files/` are cut from the packages of Fontsource: the weights that the themes use. `npm run fonts` cuts them. */
export const cuts = {
  archivo: { from: 'archivo', weights: TEXT },
  besley: { from: 'besley', weights: only(800) },
  'big-shoulders': { from: 'big-shoulders', weights: only(900) },
  'bricolage-grotesque': { from: 'bricolage-grotesque', weights: only(700) },
  cormorant: { from: 'cormorant', weights: only(600) },
  fraunces: { from: 'fraunces', weights: only(600) },
  fredoka: { from: 'fredoka', weights: only(600) },
  gabarito: { from: 'gabarito', weights: only(800) },
  'hanken-grotesk': { from: 'hanken-grotesk', weights: [400, 800] },
  newsreader: { from: 'newsreader', weights: TEXT },
  'newsreader-headings': { from: 'newsreader', weights: only(500) },
  piazzolla: { from: 'piazzolla', weights: only(800) },
  unbounded: { from: 'unbounded', weights: only(700) },
} as const satisfies Record<string, Cut>

/** The letters and signs that stand on most pages of some site. Pages preload the files that have them. */
export const COMMON_LETTERS =
  ' !%&()*+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz\u{a0}\u{ad}ÄÅÖÜßäåéôöü©°×–’”…→€−'

/** The other letters and signs of our languages, and of the foreign names in their texts. Browsers fetch their files where a page has one. */
export const RARE_LETTERS = '"#$\'<=>[\\]^_`{|}~ÀÉØŠŽàáâæçèêëíîïñóõøùúûšž§®±²³·½—‘“„•‹›™'

/** OpenType features that these letters need, and the figures that our styles ask for; not small capitals, swashes or fractions. */
export const FEATURES = ['kern', 'liga', 'clig', 'calt', 'lnum', 'tnum'] as const
