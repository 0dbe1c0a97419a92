import type { Language } from '#contract/site.ts'

type IngredientWords = {
  /** What inflection puts at the end of a word. */
  endings: RegExp
  /** Words whose beginning changes, with their beginnings. */
  changing: Readonly<Record<string, readonly string[]>>
  /** Which ingredients a recipe calls by a common name, and the beginnings of that name. */
  groups: readonly (readonly [members: RegExp, called: readonly string[]])[]
  /** Words of a name that say how, from what or for what. */
  others: readonly string[]
  /** All that has not been used yet. */
  all: RegExp
  /** Says that an instruction takes half of something, or what is left. */
  inParts: RegExp
}

const split = (words: string) => words.split(' ')

/** How recipes name in their instructions what they list among their ingredients. */
export const ingredientWords: Record<Language, IngredientWords> = {
  fi: {
    endings: /(?:eita|eitä|oita|öitä|ita|itä|ia|iä|ja|jä|aa|ää|ea|eä|tta|ttä|a|ä|i|e)$/u,
    changing: {
      vettä: split('vesi vede vete vettä'),
      öljyä: split('öljy'),
      lihalientä: split('liem lien'),
      kanalientä: split('liem lien'),
      kaalinkeitinlientä: split('liem lien keitinlie'),
      juuria: split('juur'),
      lehti: split('lehti lehde lehdi'),
      riisiä: split('riisi'),
    },
    groups: [
      [/jauheliha|paisti|kassler|lapaa|selkää|filee|suikale|kuutio|potka|koipi|siipi|pihvi|liha/i, ['liha']],
      [/broiler/i, ['broiler', 'liha', 'suikal', 'filee']],
      [
        /pippur|laakerin|paprikajauhe|chilijauhe|kumina|meiram|rosmariin|timjam|oregano|curry|neilik|kaneli|salvia/i,
        ['maust'],
      ],
      [/suola|sokeri/i, ['maust']],
      [/porkkan|lanttu|palsternak|selleri|punajuur|juurek/i, ['juure', 'kasvik', 'vihannek']],
      [/paprika|kesäkurpits|parsakaali|purjo|tomaat|kurkku|pavu|papuj/i, ['kasvik', 'vihannek']],
      [/sipuli/i, ['sipul']],
      [/öljy/i, ['öljy']],
      [/^voita|voita$|voita /i, ['voi']],
      [/kaali/i, ['kaali', 'kaale']],
      [/levy/i, ['levy']],
      [/kurk/i, ['kurk']],
      [/ohra/i, ['ohra', 'ohri', 'suurimo']],
      [/salaatti/i, ['salaat']],
      [/mehu/i, ['mehu']],
      [/selleri/i, ['selleri']],
      [/siipi/i, ['siipi', 'siive']],
      [/leipä/i, ['leivä', 'leipi']],
      [/etikka|hunaja|chilikast|soija|mehu|sinappi/i, ['marinad', 'kastikeaine']],
      [/muna/i, ['muna', 'muni', 'munil']],
      [/makkara|nakk/i, ['makkar', 'nak', 'nakk']],
      [/kinkku/i, ['kinku', 'kinkk']],
      [/peruna/i, ['peruna', 'peruno']],
      [/punajuur/i, ['punajuur']],
      [/tomaat/i, ['tomaat', 'pyree', 'murska']],
      [/tärkkelys/i, ['tärkkely', 'suurus']],
      [/leipä|sämpyl/i, ['leiv', 'leip', 'sämpyl']],
      [/juusto/i, ['juusto']],
    ],
    others: split(
      'ja tai noin paloina lohkoina viipaleina renkaina pieni pientä iso isoa koko vaaleaa tarjoiluun paistamiseen liotukseen',
    ),
    all: /(?<!\p{L})(ainekset|ainekse|aineet|kaikki)(?!\p{L})/iu,
    inParts: /(?<!\p{L})(?:puole(?:ssa|sta|t|en)(?!\p{L})|lop(?:pu|us|ut|un))/iu,
  },
  en: {
    endings: /(?:ies|es|s|y|e)$/u,
    changing: { leaves: ['bay lea'], leaf: ['bay lea'] },
    groups: [
      [/beef|pork|lamb|mince/i, ['meat']],
      [/allspice|pepper|paprika|bay lea|marjoram|salt|sugar/i, ['spice', 'season', 'rub']],
    ],
    others: split(
      'of in for the and medium white black plain dry grated chopped diced soaking frying wedges chunks ground brown',
    ),
    all: /(?<!\p{L})(ingredients|everything)(?!\p{L})/iu,
    inParts: /(?<!\p{L})(half|rest|remaining)(?!\p{L}| an hour| hour)/iu,
  },
  se: {
    endings: /(?:arna|orna|erna|ar|or|er|en|et|na|n|a|e)$/u,
    changing: { lök: ['lök'], ägg: ['ägg'], morötter: ['morot', 'moröt'] },
    groups: [
      [/fläsk|kött|grytbit|färs|kyckling|bog|skinka|rostbiff/i, ['kött', 'fläsk', 'färs', 'bitar']],
      [/peppar|lagerblad|timjan|mejram|curry|salt/i, ['krydd']],
      [/mjöl/i, ['mjöl', 'red']],
      [/buljong/i, ['buljong']],
      [/grädde/i, ['grädd']],
      [/olja/i, ['olj']],
      [/bröd/i, ['bröd', 'skiv']],
      [/vinäger|ättik/i, ['ättik', 'vinäger']],
      [/helägg/i, ['ägg']],
      [/korv/i, ['korv']],
    ],
    others: split('av i till och eller gul gula fast stora små skivor tärningar bitar hackad kokt kokta'),
    all: /(?<!\p{L})(ingredienserna|allt|alla)(?!\p{L})/iu,
    inParts: /(?<!\p{L})(hälften|resten|resterande)/iu,
  },
  de: {
    endings: /(?:en|er|es|e|n|s)$/u,
    changing: {},
    groups: [
      [/essig/i, ['essig']],
      [/brot/i, ['brot']],
    ],
    others: split(
      'in und etwa weiche milder gehackte gekochter grobe dünn hart helles langes gekochte gekochtes scheiben',
    ),
    all: /(?<!\p{L})(zutaten|alles)(?!\p{L})/iu,
    inParts: /(?<!\p{L})(hälfte|rest(?:lich)?)/iu,
  },
}
