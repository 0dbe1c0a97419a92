import type { Analyser, Split } from './analyser.ts'
import { remembered } from './remembered.ts'
import { folded, partsOfCode } from './words.ts'

/** Plurals and words that the rules would get wrong. */
const odd = new Map(
  Object.entries({
    knives: 'knife',
    wives: 'wife',
    lives: 'life',
    leaves: 'leaf',
    loaves: 'loaf',
    halves: 'half',
    calves: 'calf',
    shelves: 'shelf',
    wolves: 'wolf',
    thieves: 'thief',
    children: 'child',
    men: 'man',
    women: 'woman',
    feet: 'foot',
    teeth: 'tooth',
    geese: 'goose',
    mice: 'mouse',
    dying: 'die',
    lying: 'lie',
    tying: 'tie',
    eaten: 'eat',
    ate: 'eat',
    frozen: 'freez',
    froze: 'freez',
    made: 'make',
    sold: 'sell',
    bought: 'buy',
    news: 'news',
    buses: 'bus',
    gases: 'gas',
    evening: 'evening',
    evenings: 'evening',
    goods: 'goods',
    everything: 'everything',
    series: 'series',
    species: 'species',
    asparagus: 'asparagus',
    molasses: 'molasses',
    hummus: 'hummus',
  }),
)

const vowel = /[aeiouy]/
/** A short word ends in one vowel and one consonant, so that its e belongs to it: bak-ed is of bake, but boil-ed of boil. */
const shortWord = /^[^aeiouy]*[aeiouy][^aeiouywx]$/
const doubled = /(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/

/** The stem of a word in lower case. Only endings of inflection come off: organic stays apart from organ. */
function stemOf(word: string): string {
  const listed = odd.get(word)
  if (listed) return listed
  if (word.length < 3) return word
  return withoutLastE(withI(withoutVerbEnding(withoutS(word))))
}

function withoutS(word: string): string {
  if (/(?:ss|us|is)$/.test(word) || !word.endsWith('s')) return word
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:sses|xes|ches|shes|zzes|oes)$/.test(word)) return word.slice(0, -2)
  return vowel.test(word.slice(0, -2)) ? word.slice(0, -1) : word
}

function withoutVerbEnding(word: string): string {
  if (word.endsWith('eed')) return word
  if (word.endsWith('ied')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  const ending = ['ed', 'ing'].find((each) => word.endsWith(each))
  if (!ending) return word
  const stem = word.slice(0, -ending.length)
  if (!vowel.test(stem) || stem.length < 2) return word
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`
  if (doubled.test(stem) && !/^.?(?:..)$/.test(stem)) return stem.slice(0, -1)
  return shortWord.test(stem) ? `${stem}e` : stem
}

const withI = (word: string) =>
  /..[^aeiouy]y$|^.[^aeiouy]y$/.test(word) && word.length > 2 ? `${word.slice(0, -1)}i` : word

/** The e of a short word stays (bake); that of a longer one comes off, as it does before ing (reduce, reducing). */
const withoutLastE = (word: string) =>
  word.endsWith('e') && word.length > 4 && !shortWord.test(word.slice(0, -1)) ? word.slice(0, -1) : word

const keys = remembered((word: string): readonly string[] => {
  const code = partsOfCode(word)
  if (code) return code
  return [stemOf(folded(word.replace(/'s?$/, '')))]
})

const shortestPart = 4
const longestCompound = 64

/** Words too, but endings of others: skinless is not less. */
const suffixes = new Set(['less', 'ship', 'able', 'like', 'ward', 'thing', 'time', 'times', 'wise', 'ever'])

/** English: plurals, -ed and -ing come off. Compounds are mostly written apart; those that are not are of two known words. */
export const english: Analyser = {
  keysOf: keys,
  queryKeysOf: keys,
  compoundSplits(word, known) {
    const plain = folded(word)
    const splits: Split[] = []
    if (plain.length > longestCompound) return splits
    for (let at = plain.length - shortestPart; at >= shortestPart; at--) {
      const last = stemOf(plain.slice(at))
      const first = plain.slice(0, at)
      const isWord = last.length >= shortestPart && (known.has(last) || known.has(plain.slice(at)))
      if (isWord && !suffixes.has(last) && (known.has(first) || known.has(stemOf(first))))
        splits.push({ first: [stemOf(first)], last })
    }
    return splits
  },
  isListed: (word) => odd.has(folded(word)),
}
