import { cold, doneness, frozen, keptHot, ovens, ownTemperatures, reheated } from './facts.ts'

type Subject = keyof typeof doneness

/** Words that name what is cooked, in all languages. Where several fit, the last one before the figure counts. */
const words: Record<Subject, RegExp> = {
  poultry: /broiler|kalkkun|kanan|koipi|koive|siive|siipi|chicken|turkey|kyckling|kalkon|lårfil|hähnchen|pute/giu,
  minced:
    /jauhelih|lihapull|\bpull|burger|lindström|mince|meatball|patt(?:y|ies)|färs|köttbull|pannbiff|fleischbäll/giu,
  pork: /porsa|possu|kassler|\bsian\b|pork(?! leg)|fläsk|\bgris|schwein(?!eschinken)/giu,
  sausage: /makkar|nakki|nakit|nakin|lenkki|sausage|korv|isterband|würst|wurst/giu,
  ham: /kinkku|kinku|\bham\b|skink|schinken/giu,
  beef: /nauta|naudan|paisti|entrecôte|fileepihv|medium|beef|rostbiff|roastbeef|rind/giu,
}

const heated = /lämmit|kuumen|reheat|warm|värm|wärm/iu
const keptWarm = /pid[eä]|tarjolla|pysyy|varmhåll|kuuma yli|håller/iu

const all = [...Object.values(doneness).flat(), keptHot]

type Figures = { at: number; values: number[] }

/** '75 °C', '92–95 °C', '125 asteeseen', '60-asteisena', '78 grader', with the minus sign of frozen food. */
const figures =
  /(?<low>[−–-]?\d+(?:[.,]\d)?)(?:–(?<high>\d+))?(?: ?°C|[ -](?:aste(?!roid)\p{L}*|grader|degrees|Grad)(?!\p{L}))/gu

function figuresIn(sentence: string): Figures[] {
  return [...sentence.matchAll(figures)].map(({ index, groups }) => ({
    at: index,
    values: [groups?.low, groups?.high].flatMap((figure) =>
      figure ? [Number(figure.replace(/^[–-]|−/, '-').replace(',', '.'))] : [],
    ),
  }))
}

/** What the figure is about: the last subject before it, else the first after it. */
function subjectAt(sentence: string, at: number): Subject | null {
  const found = Object.entries(words).flatMap(([subject, pattern]) =>
    [...sentence.matchAll(pattern)].map(({ index }) => ({ subject: subject as Subject, index })),
  )
  const before = found.filter(({ index }) => index < at).sort((a, b) => b.index - a.index)
  const after = found.filter(({ index }) => index >= at).sort((a, b) => a.index - b.index)
  return (before[0] ?? after[0])?.subject ?? null
}

/** The temperatures in a text that contradict the facts. `address` is 'site /path'. */
export function wrongTemperatures(address: string, title: string, sentences: readonly string[]): string[] {
  const own = ownTemperatures[address] ?? []
  const dish = Object.values(ovens).find((oven) => oven.title.test(title))
  return sentences.flatMap((sentence) =>
    figuresIn(sentence).flatMap(({ at, values }) => {
      const subject = subjectAt(sentence, at) ?? subjectAt(title, 0)
      const right = [
        ...(subject ? doneness[subject] : all),
        ...(heated.test(sentence) ? [reheated] : []),
        ...(keptWarm.test(sentence) ? [keptHot] : []),
      ]
      const wrong = values.filter((value) => {
        if (own.includes(value)) return false
        if (value < -5) return value !== frozen
        if (value < 40) return !cold.includes(value)
        if (value < 100) return !right.includes(value)
        const spokenOf = dish ?? Object.values(ovens).find((oven) => oven.title.test(sentence))
        return spokenOf !== undefined && !spokenOf.temperatures.includes(value)
      })
      return wrong.map((value) => `${address}: ${value} °C${subject ? ` (${subject})` : ''} in '${sentence}'`)
    }),
  )
}
