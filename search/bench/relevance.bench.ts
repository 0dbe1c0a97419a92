import { languages } from '#contract/site.ts'
import { demoSearch } from '#demo/testing/demo-search.ts'
import { hasRightPage, ndcgAt10 } from '#search/relevance/judge.ts'
import { type Half, type Question, readQuestions } from '#search/relevance/questions.ts'
import type { Figure } from '../../bench/report.ts'

/** What the held-out half should reach. */
const GOAL = { ndcg: 0.9, right: 0.95 }
const FIRST = 3
const SUGGESTIONS = 5
/** Suggestions are judged from this letter on. */
const FIRST_LETTERS = 3
const LAST_LETTERS = 8

type Search = Awaited<ReturnType<typeof demoSearch>>
type Judged = Question & { ndcg: number; right: boolean; suggested: Map<number | 'all', boolean>; first: string[] }

/** How well judged questions are answered over the demo content: `npm run bench -- relevance`, with `-- relevance misses` the worst. */
export async function benchRelevance(settings: string[]): Promise<Figure[]> {
  const search = await demoSearch()
  const figures: Figure[] = []
  for (const [half, questions] of Object.entries(readQuestions())) {
    if (questions.length === 0) continue
    const judged: Judged[] = []
    for (const question of questions) judged.push(await judge(search, question))
    if (settings.includes('misses') && half === 'tuning') showMisses(judged)
    figures.push(...figuresOf(half as Half, judged))
  }
  await search.close()
  return figures
}

async function judge(search: Search, question: Question): Promise<Judged> {
  const { q, site, language, pages } = question
  for (const path of Object.keys(pages)) {
    if (!search.hasPage(site, language, path)) throw new Error(`${q}: ${site} has no page ${path} in ${language}.`)
  }
  const { paths } = await search.find({ site, language, q })
  const suggested: Judged['suggested'] = new Map()
  const isSuggested = async (typed: string) =>
    hasRightPage(pages, await search.suggest({ site, language, q: typed }), SUGGESTIONS)
  for (let letters = FIRST_LETTERS; letters <= Math.min(LAST_LETTERS, q.length); letters++) {
    suggested.set(letters, await isSuggested(q.slice(0, letters)))
  }
  suggested.set('all', await isSuggested(q))
  return {
    ...question,
    ndcg: ndcgAt10(pages, paths),
    right: hasRightPage(pages, paths, FIRST),
    suggested,
    first: paths.slice(0, FIRST),
  }
}

function figuresOf(half: Half, judged: readonly Judged[]): Figure[] {
  const goals = (figure: Figure, aim: number): Figure => (half === 'held-out' ? { ...figure, aim } : figure)
  const group = (name: string, some: readonly Judged[], aims = false): Figure[] => {
    const ndcg = { name: `${half}, ${name}: nDCG@10`, value: mean(some.map((each) => each.ndcg)), unit: '' }
    const note = `${some.length} questions`
    const right = {
      name: `${half}, ${name}: right page among the first ${FIRST}`,
      unit: '',
      value: mean(some.map((each) => Number(each.right))),
      note,
    }
    return aims ? [goals(ndcg, GOAL.ndcg), goals(right, GOAL.right)] : [ndcg, right]
  }
  const isOfSeveral = ({ class: name }: Judged) => name.includes('several')
  const classes = [...new Set(judged.map((each) => each.class))].sort()
  return [
    ...group('all', judged, true),
    ...group('several words', judged.filter(isOfSeveral), true),
    ...group(
      'one word',
      judged.filter((each) => !isOfSeveral(each)),
    ),
    ...languages.flatMap((language) => {
      const own = judged.filter((each) => each.language === language)
      return own.length === 0 ? [] : group(language, own, true)
    }),
    ...classes.flatMap((name) =>
      group(
        name,
        judged.filter((each) => each.class === name),
      ),
    ),
    ...suggestionFigures(half, judged),
  ]
}

function suggestionFigures(half: Half, judged: readonly Judged[]): Figure[] {
  const steps: (number | 'all')[] = [
    ...Array.from({ length: LAST_LETTERS - FIRST_LETTERS + 1 }, (_, at) => FIRST_LETTERS + at),
    'all',
  ]
  return steps.flatMap((step) => {
    const known = judged.flatMap(({ suggested }) => suggested.get(step) ?? [])
    if (known.length === 0) return []
    return {
      name: `${half}: suggested after ${step === 'all' ? 'all letters' : `${step} letters`}`,
      unit: '',
      value: mean(known.map(Number)),
      note: `a right page among ${SUGGESTIONS}, ${known.length} questions`,
    }
  })
}

function showMisses(judged: readonly Judged[]): void {
  for (const { language, site, q, ndcg, right, first } of judged.toSorted((one, other) => one.ndcg - other.ndcg)) {
    if (right && ndcg > 0.75) continue
    process.stdout.write(`${right ? ' ' : '✗'} ${ndcg.toFixed(2)} ${language} ${site}: ${q} → ${first.join(' ')}\n`)
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
