import { type Graph, importersOf } from './import-graph.ts'

/** The files outside `demo/` that import it, each with its reason. A company that replaces the demo looks at these. */
export const usersOfDemo: ReadonlyMap<string, string> = new Map([
  ['server/demo.ts', 'fills an empty database'],
  ['vite.config.ts', 'packs pictures and files beside the built program'],

  ['bench/generated-content.ts', 'measures with the pages of the generator'],
  ['bench/office/order-facts.ts', 'measures the office with the areas of the demo'],
  ['search/bench/search-child.ts', 'measures with the documents of the generator'],
  ['search/bench/search-load.ts', 'measures with the questions of the generator'],
  ['search/bench/search-rivals.ts', 'measures with the documents of the generator'],
  ['search/bench/relevance.bench.ts', 'asks judged questions of the demo content'],

  ['server/capabilities/search/answers/answers.test.ts', 'asks the demo content what search answers'],
  ['server/capabilities/search/complaints.test.ts', 'asks the demo content what was complained about'],
  ['server/capabilities/search/options.test.ts', 'asks the demo content with options of filters'],
  ['server/capabilities/search/limits.test.ts', 'asks the demo content with limits'],
  ['server/capabilities/search/meaning.test.ts', 'asks the demo content what people ask'],
  ['server/capabilities/search/whole-questions.test.ts', 'asks the demo content whole questions'],
  ['server/content-files/page-rules.test.ts', 'checks the rules of pages on all pages'],
  ['server/content-files/round-trip.store.test.ts', 'exports and imports all pages'],
  ['server/pages/rendering/page-titles.test.ts', 'reads the titles of all pages'],
  ['server/pages/rendering/structured-data.test.ts', 'reads the structured data of all pages'],
  ['tools/cookies.test.ts', 'compares the cookie pages with the cookies that code sets'],
  ['tools/pack-content.test.ts', 'compares the packed content with the files'],
  ['web/blocks/school-material/school-material.test.tsx', 'shows the lessons of the school'],
  ['web/recipes/cooking/cook-amount.test.ts', 'every counted ingredient of the demo has its forms'],
  ['web/recipes/cooking/times-in-text.test.ts', 'finds the times of the recipes of the demo'],
  ['web/recipes/cooking/used-ingredients.test.ts', 'finds the ingredients in the recipes of the demo'],
  ['web/recipes/demo-recipes.test.ts', 'calculates recipes of the demo'],
])

/** Imports of the demo that the list does not have, and entries of the list that no longer import it. */
export function demoProblems(files: Graph): string[] {
  const importers = importersOf('demo/', files)
  const strangers = [...importers].filter(([file]) => !usersOfDemo.has(file))
  return [
    ...strangers.map(([file, imported]) => `${file} imports ${[...imported].join(', ')}: the program knows no demo`),
    ...[...usersOfDemo.keys()]
      .filter((file) => !importers.has(file))
      .map((file) => `${file} no longer imports the demo: remove it from tools/users-of-demo.ts`),
  ]
}
