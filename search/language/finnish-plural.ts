import {
  byLastLetter,
  ends,
  type Grade,
  graded,
  isVowel,
  OddStems,
  type Propose,
  syllables,
  weakened,
  without,
} from './finnish-candidates.ts'
import { kinds } from './finnish-lexicon.ts'
import { oddPluralStems } from './finnish-words.ts'

const oddStemsOfPlural = new OddStems(oddPluralStems)

/** The endings after the i of the plural, the longest first where one ends another. */
const pluralEndings = byLastLetter<readonly [ending: string, grade: Grade]>([
  ['issa', 'weak'],
  ['ista', 'weak'],
  ['illa', 'weak'],
  ['ilta', 'weak'],
  ['ille', 'weak'],
  ['iksi', 'weak'],
  ['ina', 'strong'],
  ['ia', 'strong'],
  ['ja', 'strong'],
  ['ita', 'either'],
  ['ien', 'strong'],
  ['jen', 'strong'],
  ['iden', 'either'],
  ['itten', 'either'],
  ['iin', 'strong'],
  ['ihin', 'either'],
  ['isiin', 'strong'],
  ['ineen', 'strong'],
])

/** The cases of the plural; its nominative has the stem of the singular. */
export function plural(word: string, propose: Propose) {
  for (const [ending, grade] of pluralEndings.get(word.at(-1) as string) ?? [])
    if (ends(word, ending)) pluralStem(without(word, ending.length), grade, ending, propose)
  if (!ends(word, 'ten')) return
  const stem = without(word, 3)
  if (isVowel(stem.at(-1))) return
  if (ends(stem, 's')) {
    propose(`${without(stem, 1)}nen`, kinds.nen, 1)
    propose(stem, kinds.ks, 0)
  }
  if (ends(stem, 'in')) propose(stem, kinds.ime, 1)
  propose(stem, kinds.consonant, 0)
  propose(`${stem}i`, kinds.eStem, 0)
}

function pluralStem(stem: string, grade: Grade, ending: string, propose: Propose) {
  if (stem.length < 2) return
  const isPartitiveLike = ending[0] === 'j'
  oddStemsOfPlural.propose(stem, propose)
  if (stem.length < 3) return
  const isLongForm = ending === 'ita' || ending === 'iden' || ending === 'itten'
  // Words of two syllables have the short ending: kirjoja, keittoja, pihvejä.
  const isTooShort = isLongForm && !ends(stem, 'io') && syllables(stem) < 3
  switch (stem.at(-1)) {
    case 'o':
      if (ending === 'ia' || ending === 'ien' || isTooShort) return
      return graded(stem, grade, (base, trust) => {
        const fromA = ends(base, 'ijo') ? 2 : trust
        propose(base, kinds.vowel, Math.min(trust, ends(base, 'ijo') ? 0 : 1))
        propose(`${without(base, 1)}a`, kinds.aToO, fromA)
      })
    case 'u':
    case 'y':
      propose(`${stem}t`, kinds.ut, 0)
      if (isTooShort) return
      return graded(stem, grade, (base, trust) => propose(base, kinds.vowel, trust))
    case 'e':
      if (!isTooShort)
        graded(stem, grade, (base, trust) =>
          propose(`${without(base, 1)}i`, kinds.vowel, isPartitiveLike ? 2 * trust : trust),
        )
      if (isPartitiveLike) return
      if (ends(stem, 'ne')) propose(`${without(stem, 1)}ut`, kinds.ut, 0)
      propose(`${stem}a`, kinds.vowel, 0)
      propose(`${stem}e`, kinds.vowel, 0)
      return propose(weakened(stem), kinds.e, 1)
    case 'a':
      propose(`${stem}a`, kinds.vowel, 0)
      return propose(`${weakened(stem)}s`, kinds.longVowel, /([kpt])\1a$/.test(stem) ? 1 : 0)
    case 'i':
      return propose(`${weakened(stem)}s`, kinds.longVowel, 0)
  }
  if (!isPartitiveLike && !isLongForm && ending !== 'ihin' && ending !== 'isiin')
    consonantPlural(stem, grade, ending, propose)
}

function consonantPlural(stem: string, grade: Grade, ending: string, propose: Propose) {
  if (ends(stem, 's') && isVowel(stem.at(-2))) {
    propose(`${stem}i`, kinds.si, 0)
    if (stem.length > 3) propose(`${without(stem, 1)}nen`, kinds.nen, 2)
  }
  if (/.{3}[ai]j$/.test(stem)) propose(`${stem}a`, kinds.aDrops, 2)
  if (ends(stem, 'ks')) {
    propose(`${without(stem, 2)}s`, kinds.ks, 2)
    if (/[uy]ks$/.test(stem)) propose(`${without(stem, 2)}s`, kinds.uus, 2)
  }
  if (ends(stem, 'ttom')) return propose(`${without(stem, 4)}ton`, kinds.ton, 2)
  if (ends(stem, 'im')) propose(`${weakened(without(stem, 1))}n`, kinds.ime, 1)
  if (ends(stem, grade === 'strong' ? 'mp' : 'mm')) propose(`${without(stem, 2)}mpi`, kinds.comparative, 1)
  propose(stem, kinds.consonant, 0)
  if (ending === 'ien') propose(`${stem}i`, kinds.vowel, 1)
  graded(`${stem}a`, grade, (base, trust) => {
    propose(base, kinds.aDrops, trust)
    propose(`${without(base, 1)}i`, kinds.eStem, 0)
  })
}
