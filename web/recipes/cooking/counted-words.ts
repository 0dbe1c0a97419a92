import type { Language } from '#contract/site.ts'

/** A word as it is written of one, and of several. With `halves`, half of the thing can be used. */
type CountedWord = readonly [one: string, several: string, cut?: 'halves']

/** What recipes count by the piece, and the words that stand before it. */
export const countedWords: Record<Language, readonly CountedWord[]> = {
  fi: [
    ['entrecôtepihvi', 'entrecôtepihviä'],
    ['hampurilaissämpylä', 'hampurilaissämpylää'],
    ['iso', 'isoa'],
    ['Jyväbroiler', 'Jyväbroileria'],
    ['jääsalaatti', 'jääsalaattia', 'halves'],
    ['kananmuna', 'kananmunaa'],
    ['keskikokoinen', 'keskikokoista'],
    ['kesäkurpitsa', 'kesäkurpitsaa', 'halves'],
    ['kokonainen', 'kokonaista'],
    ['kurkku', 'kurkkua', 'halves'],
    ['laakerinlehti', 'laakerinlehteä'],
    ['lasagnelevy', 'lasagnelevyä'],
    ['lime', 'limeä', 'halves'],
    ['maustepippuri', 'maustepippuria'],
    ['oksa', 'oksaa'],
    ['omena', 'omenaa', 'halves'],
    ['palsternakka', 'palsternakkaa', 'halves'],
    ['paprika', 'paprikaa', 'halves'],
    ['parsakaali', 'parsakaalia', 'halves'],
    ['peruna', 'perunaa'],
    ['pieni', 'pientä'],
    ['porkkana', 'porkkanaa', 'halves'],
    ['punajuuri', 'punajuurta', 'halves'],
    ['punasipuli', 'punasipulia', 'halves'],
    ['purjo', 'purjoa', 'halves'],
    ['retiisi', 'retiisiä'],
    ['salottisipuli', 'salottisipulia'],
    ['sipuli', 'sipulia', 'halves'],
    ['sitruuna', 'sitruunaa', 'halves'],
    ['suolakurkku', 'suolakurkkua'],
    ['sämpylä', 'sämpylää'],
    ['tomaatti', 'tomaattia', 'halves'],
    ['tortilla', 'tortillaa'],
    ['valkokaali', 'valkokaalia', 'halves'],
    ['valkosipuli', 'valkosipulia', 'halves'],
    ['varsi', 'vartta'],
  ],
  en: [
    ['allspice berry', 'allspice berries'],
    ['bay leaf', 'bay leaves'],
    ['bun', 'buns'],
    ['cabbage', 'cabbages', 'halves'],
    ['carrot', 'carrots', 'halves'],
    ['egg', 'eggs'],
    ['onion', 'onions', 'halves'],
  ],
  se: [
    ['bröd', 'bröd', 'halves'],
    ['gul', 'gula'],
    ['gurka', 'gurkor', 'halves'],
    ['isterband', 'isterband'],
    ['knippe', 'knippen', 'halves'],
    ['kokt', 'kokta'],
    ['kryddpepparkorn', 'kryddpepparkorn'],
    ['lagerblad', 'lagerblad'],
    ['ljust', 'ljusa'],
    ['långt', 'långa'],
    ['lök', 'lökar', 'halves'],
    ['päron', 'päron', 'halves'],
    ['surdegsbröd', 'surdegsbröd', 'halves'],
    ['ägg', 'ägg'],
    ['äpple', 'äpplen', 'halves'],
  ],
  de: [
    ['Ei', 'Eier'],
    ['gekochtes', 'gekochte'],
    ['helles', 'helle'],
    ['langes', 'lange'],
    ['Salatgurke', 'Salatgurken', 'halves'],
    ['Sauerteigbrot', 'Sauerteigbrote', 'halves'],
  ],
}

/** Units that are pieces. Apart from the things, which may be in such pieces: '1 apple in slices'. */
export const countedUnits: typeof countedWords = {
  fi: [
    ['kynsi', 'kynttä'],
    ['ruukku', 'ruukkua', 'halves'],
    ['siivu', 'siivua'],
    ['tlk', 'tlk', 'halves'],
    ['viipale', 'viipaletta'],
  ],
  en: [
    ['clove', 'cloves'],
    ['slice', 'slices'],
  ],
  se: [
    ['klyfta', 'klyftor'],
    ['kruka', 'krukor', 'halves'],
    ['skiva', 'skivor'],
  ],
  de: [
    ['Bund', 'Bund', 'halves'],
    ['Scheibe', 'Scheiben'],
    ['Zehe', 'Zehen'],
  ],
}

/** Said before a number of pieces that was rounded. */
export const aboutWords: Record<Language, string> = { fi: 'noin', en: 'about', se: 'cirka', de: 'etwa' }
