import type { Analyser } from './analyser.ts'
import { laterParts } from './compounds.ts'
import { remembered } from './remembered.ts'
import { folded, partsOfCode } from './words.ts'

const listed = (words: string) =>
  words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(folded)

/** Plurals that change the vowel or the consonant, as they end: morötter, handböcker. */
const oddEndings: readonly (readonly [RegExp, string])[] = [
  [/rott(?:er|erna)$/, 'rot'],
  [/nott(?:er|erna)$/, 'not'],
  [/fott(?:er|erna)$/, 'fot'],
  [/bock(?:er|erna)$/, 'bok'],
]

/** The longest first. Each leaves at least three letters; na five, which mostly belongs to the word: panna, gärna. */
const endings = listed(`
arnas ornas ernas arens arna orna erna aren ares heten hetens ens ets nas ars ers ors
are na en et ar er or an a e
`).sort((one, other) => other.length - one.length)

/** Ends in n or t after a vowel in its definite form: filén, knät. */
const definite = /(?:filen|kafeet|ideerna|fileerna|fileer)$/

function stemOf(word: string): string {
  for (const [ending, base] of oddEndings) if (ending.test(word)) return word.replace(ending, base)
  if (definite.test(word)) return word.replace(/(?:n|t|er|erna)$/, '').replace(/e$/, '')
  // A quality keeps its ending: hållbarhet, hållbarheten.
  if (word.endsWith('het') && word.length > 5) return word
  for (const ending of endings) {
    if (!word.endsWith(ending) || word.length - ending.length < (ending === 'na' ? 5 : 3)) continue
    const stem = word.slice(0, -ending.length)
    if (/[aeiouy]/.test(stem)) return ending.startsWith('het') ? `${stem}het` : stem
  }
  return word
}

const rules = {
  stemOf,
  links: ['s', 'e', 'o', 'u'],
  lastParts: new Set(
    listed(`
    kött korv soppa sås bulle färs filé biff skinka sallad potatis gryta kaka kyckling lax paj bröd fisk grönsak recept rapport plats
    kotlett smörgås svamp krydda panna meny bord skiva rulle spett marinad steak schnitzel wok gratäng pizza
    `).map(stemOf),
  ),
  firstParts: new Set(
    listed(
      'kött fläsk nöt gris kalv lamm vilt grill jul påsk höns kyckling grädd ärt lök rök hel halv lätt lever blod mat',
    ),
  ),
}

const keys = remembered((word: string): readonly string[] => {
  const code = partsOfCode(word)
  if (code) return code
  const plain = folded(word)
  const stem = stemOf(plain)
  const found = stem === plain ? [plain] : [stem, plain]
  // The genitive of a word without an article: företags.
  const owner = plain.length > 6 && /[^aeiouys]s$/.test(plain) ? stemOf(plain.slice(0, -1)) : stem
  return found.includes(owner) ? found : [...found, owner]
})

/** Swedish: the endings of number, article and case come off; compounds are found by their later parts. */
export const swedish: Analyser = {
  keysOf: keys,
  questionKeysOf: keys,
  compoundParts: (word, known) => laterParts(folded(word), known, rules),
}
