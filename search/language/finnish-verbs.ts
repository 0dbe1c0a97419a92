import { weakStems } from './finnish-gradation.ts'
import { folded } from './words.ts'

/** Verbs of recipes and of companies. Where the stem has stronger consonants than the infinitive, it follows a colon. */
const verbs = `
paistaa keittää savustaa maustaa hauduttaa kypsentää sekoittaa vatkata:vatkaa kuumentaa lämmittää sulattaa pakastaa jäähdyttää valuttaa
ruskistaa kuullottaa kiehauttaa kiehua leipoa kypsyä paahtaa kuorruttaa täyttää voidella:voitele ripotella:ripottele lisätä:lisää kaataa
leikata:leikkaa viipaloida grillata:grillaa marinoida pilkkoa suikaloida kuutioida raastaa kuoria kääntää nostaa tarjoilla:tarjoile
tarjota:tarjoa suolata:suolaa ryöpätä:ryöppää friteerata:friteeraa gratinoida:gratinoi soseuttaa siivilöidä muotoilla:muotoile pyöritellä:pyörittele
peittää levittää koristella:koristele maistaa maistella:maistele nauttia syödä juoda ostaa myydä tilata:tilaa valmistaa
tuottaa kasvattaa viljellä:viljele pakata:pakkaa kuljettaa toimittaa säilyttää kierrättää käyttää kehittää tutkia hakea antaa saada
tuoda viedä jättää etsiä löytää lukea kirjoittaa kysyä vastata:vastaa auttaa ohjata:ohjaa johtaa työllistää rekrytoida investoida
sijoittaa hallita:hallitse valita:valitse pestä:pese jauhaa puristaa rullata:rullaa kääriä nyppiä huuhtoa liottaa imeyttää vaivata:vaivaa
kohottaa annostella:annostele mitata:mittaa punnita:punnitse hienontaa murskata:murskaa hakata:hakkaa silputa:silppua jäähtyä
palvata:palvaa kuivata:kuivaa hapattaa fermentoida glaseerata:glaseeraa halstrata:halstraa loimuttaa höyryttää uudistaa vähentää parantaa
julkaista:julkaise osallistua seurata:seuraa vuokrata:vuokraa varata:varaa peruuttaa palauttaa soittaa
`

const finite = ['n', 't', 'mme', 'tte', 'vat']
const strongEndings = ['va', 'vat', 'kaa', 'malla', 'massa', 'maan', 'matta', 'nut', 'nyt', 'minen', 'misen', 'mista']
const passiveEndings = ['an', 'iin', 'u', 'y', 'ava', 'aisiin']

/** Every form that recipes use, with its infinitive; all without marks. */
export const verbForms: ReadonlyMap<string, string> = (() => {
  const all = new Map<string, string>()
  for (const entry of verbs.split(/\s+/).filter((word) => word !== '')) {
    const [infinitive = '', stem = ''] = entry.split(':').map(folded)
    for (const form of formsOf(infinitive, stem)) if (!all.has(form)) all.set(form, infinitive)
  }
  for (const form of ['tehda', 'tehdaan', 'tehty', 'tekee', 'tehnyt', 'tekevat']) all.set(form, 'tehda')
  return all
})()

function formsOf(infinitive: string, listedStem: string): string[] {
  if (/[aeiouy]{2}$/.test(infinitive)) return formsOfVowelVerb(infinitive)
  if (infinitive.endsWith('da')) return formsOfDaVerb(infinitive)
  return formsOfContractedVerb(infinitive, listedStem)
}

/** paistaa, keittää, leipoa */
function formsOfVowelVerb(infinitive: string): string[] {
  const strong = infinitive.slice(0, -1)
  const weak = weakStems(strong)
  const weaks = weak.length === 0 ? [strong] : weak
  const last = strong.at(-1) as string
  const active = weaks.flatMap((stem) => [stem, ...['n', 't', 'mme', 'tte'].map((ending) => stem + ending)])
  const passives = weaks.flatMap((stem) => {
    const passive = last === 'a' ? `${stem.slice(0, -1)}e` : stem
    return [...['taan', 'ttiin', 'ttu', 'tty', 'ttava'].map((ending) => passive + ending)]
  })
  return [infinitive, strong + last, ...active, ...passives, ...strongEndings.map((ending) => strong + ending)]
}

/** marinoida, syödä */
function formsOfDaVerb(infinitive: string): string[] {
  const stem = infinitive.slice(0, -2)
  const passive = ['daan', 'tiin', 'tu', 'ty', 'tava'].map((ending) => stem + ending)
  return [infinitive, stem, ...finite.map((ending) => stem + ending), ...passive, ...strongEndings.map((e) => stem + e)]
}

/** grillata, tarjoilla, pestä, hallita */
function formsOfContractedVerb(infinitive: string, stem: string): string[] {
  const root = infinitive.slice(0, -2)
  const isTa = infinitive.endsWith('ta') && !infinitive.endsWith('sta')
  const consonant = isTa ? 'tt' : 't'
  const passive = passiveEndings.map((ending) => (ending === 'an' ? `${infinitive}an` : root + consonant + ending))
  const third = stem.endsWith('e') ? `${stem}e` : stem
  const imperative = isTa && !stem.endsWith('e') ? [`${root}tkaa`] : []
  const participle = isTa ? ['nnut', 'nnyt'] : ['lut', 'lyt', 'sut', 'syt']
  return [
    infinitive,
    third,
    stem,
    ...finite.map((ending) => stem + ending),
    ...imperative,
    ...passive,
    ...participle.map((ending) => root + ending),
    ...['va', 'malla', 'massa', 'maan', 'matta', 'minen', 'misen', 'mista'].map((ending) => stem + ending),
  ]
}

/** The infinitive of a passive of an unknown verb: aloitetaan, aloitettiin. Undefined when the word is none. */
export function infinitiveOfPassive(word: string): string | undefined {
  if (word.length < 8 || !word.endsWith('n') || !/[aeiouy](?:taan|ttiin)$/.test(word)) return undefined
  const stem = word.replace(/t(?:aan|tiin)$/, '')
  return /[iouy]$/.test(stem) ? `${stem}a` : infinitiveOf(`${stem}ttu`)
}

/**
 * The infinitive of a past participle passive, known verb or not: savustettu is of savustaa, grillattu of grillata.
 * Undefined when the word is none.
 */
export function infinitiveOf(participle: string): string | undefined {
  const known = verbForms.get(participle)
  if (known) return known
  if (participle.length < 7 || !(participle.endsWith('tu') || participle.endsWith('ty'))) return undefined
  for (const [ending, infinitive] of participleEndings)
    if (ending.test(participle)) return participle.replace(ending, infinitive)
  return undefined
}

const participleEndings: readonly (readonly [RegExp, string])[] = [
  [/ttettu$|ttetty$/, 'ttaa'],
  [/([aeiouy])tett[uy]$/, '$1ttaa'],
  [/tett[uy]$/, 'taa'],
  [/nnett[uy]$/, 'ntaa'],
  [/rrett[uy]$/, 'rtaa'],
  [/llett[uy]$/, 'ltaa'],
  [/att[uy]$/, 'ata'],
  [/oit[uy]$/, 'oida'],
  [/iltu$|ilty$/, 'illa'],
]
