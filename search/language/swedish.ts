import type { Analyser } from './analyser.ts'
import { splitsOf } from './compounds.ts'
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

/** The longest first. Each leaves at least three letters. */
const endings = listed(`
arnas ornas ernas arens arna orna erna aren ares heten hetens ens ets enas ena
are en et ar er or an a e
`).sort((one, other) => other.length - one.length)

/** Ends in n or t after a vowel in its definite form: filén, knät. */
const definite = /(?:filen|kafeet|ideerna|fileerna|fileer)$/

function stemOf(word: string): string {
  for (const [ending, base] of oddEndings) if (ending.test(word)) return word.replace(ending, base)
  if (definite.test(word)) return word.replace(/(?:n|t|er|erna)$/, '').replace(/e$/, '')
  // A quality keeps its ending: hållbarhet, hållbarheten.
  if (word.endsWith('het') && word.length > 5) return word
  for (const ending of endings) {
    if (!word.endsWith(ending) || word.length - ending.length < 3) continue
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
  return [...new Set([stem, plain, ...otherStems(word.normalize('NFC'), plain)])]
})

/** Endings that are as often letters of the word itself, so the word is found both with and without them. */
function otherStems(word: string, plain: string): string[] {
  const stems: string[] = []
  // The genitive of a word without an article: företags.
  if (plain.length > 6 && /[^aeiouys]s$/.test(plain)) stems.push(stemOf(plain.slice(0, -1)))
  // The article after a vowel or after er and el: miljön, levern, gaffeln.
  if (/[öåéi]n$|e[rl]n$/.test(word)) stems.push(plain.slice(0, -1))
  // The neuter of adjectives: kryddigt, färskt.
  if (/(?:ig|sk)t$/.test(plain)) stems.push(plain.slice(0, -1))
  // Verbs: grilla, grillade, grillad, grillat.
  const participle = /^(.{4,})(?:ade?|(?<=.{5})at)$/.exec(plain)?.[1]
  if (participle) stems.push(participle)
  return stems
}

/** Swedish: the endings of number, article and case come off; compounds are found by their later parts. */
export const swedish: Analyser = {
  keysOf: keys,
  queryKeysOf: keys,
  compoundSplits: (word, known) => splitsOf(folded(word), known, rules),
  isListed: (word) => rules.lastParts.has(stemOf(folded(word))) || rules.firstParts.has(folded(word)),
}
