import type { Site } from '../../contract/site.ts'
import type { Step } from '../how-to/read-recipe.ts'
import type { Recipe } from '../how-to/recipes.ts'
import { identifiersOf, nameProblem, renamed, singularOf } from './names.ts'

export type FileStep = Exclude<Step, { kind: 'run' }>

/** What is to be made: the steps of a how-to page with the names that were asked for. */
export type Wish = {
  recipe: Recipe
  /** For messages: `block 'guest-count'`. */
  title: string
  /** Identifiers that the changed files must not have yet. */
  identifiers: readonly string[]
  steps: readonly Step[]
  /** What only a person can do. */
  hint: string
}

/** Something that cannot be made as asked. Its message tells why. */
export class RefusedError extends Error {}

type Kind = {
  usage: string
  wish: (args: readonly string[], stepsOf: (recipe: Recipe) => Step[], sites: readonly Site[]) => Wish
}

/** A kind whose page has one example, of which everything takes the name. */
function byName(kind: string, recipe: Recipe, example: string, hintFor: (name: string) => string): Kind {
  return {
    usage: `${kind} <name>`,
    wish: ([name = ''], stepsOf) => ({
      recipe,
      title: `${kind} '${checked(name)}'`,
      identifiers: identifiersOf(name),
      steps: renamedSteps(stepsOf(recipe), new Map([[example, name]])),
      hint: hintFor(name),
    }),
  }
}

const capability: Kind = {
  usage: 'capability <names>',
  wish: ([name = ''], stepsOf) => {
    const one = singularOf(checked(name))
    if (!one)
      throw new RefusedError(`'${name}' is no plural: a capability is named after what it keeps, such as 'tips'.`)
    const names = new Map([
      ['kitchen-tips', name],
      ['kitchen-tip', checked(one)],
    ])
    return {
      recipe: 'add-a-capability',
      title: `capability '${name}'`,
      identifiers: identifiersOf(name),
      steps: renamedSteps(stepsOf('add-a-capability'), names),
      hint: 'Name its cookie on the pages about cookies: docs/how-to/add-a-cookie.md.',
    }
  },
}

const PAGE_EXAMPLE = { site: 'kuluttaja', key: 'open-farm' }

const page: Kind = {
  usage: 'page <site> <key>',
  wish: ([siteId = '', key = ''], stepsOf, sites) => {
    const site = sites.find(({ id }) => id === siteId)
    if (!site) throw new RefusedError(`There is no site '${siteId}'. Sites: ${sites.map(({ id }) => id).join(', ')}.`)
    const steps = renamedSteps(stepsOf('add-a-page'), new Map([[PAGE_EXAMPLE.key, checked(key)]]))
    return {
      recipe: 'add-a-page',
      title: `page '${key}' of ${siteId}`,
      identifiers: [],
      steps: [
        ...site.languages.flatMap((language) => pageSteps(steps, site, language)),
        ...steps.filter(({ kind }) => kind === 'run'),
      ],
      hint: `Look at it: npm run dev, http://${siteId}.localhost:3000/${key}`,
    }
  },
}

/** The steps of a page in one language. The example is in Finnish and English; other languages begin with the English one. */
function pageSteps(steps: readonly Step[], { id, languages }: Site, language: Site['languages'][number]): Step[] {
  const source = `/${PAGE_EXAMPLE.site}/${language === 'fi' ? 'fi' : 'en'}/`
  const prefix = language === languages[0] ? '' : `/${language}`
  return steps.flatMap((step) => {
    if (step.kind === 'run' || !step.file.includes(source)) return []
    const file = step.file.replace(source, `/${id}/${language}/`)
    return [
      step.kind === 'insert'
        ? { ...step, file, text: step.text.replace(/link: (\/en)?/, `link: ${prefix}`) }
        : { ...step, file },
    ]
  })
}

function checked(name: string): string {
  const problem = nameProblem(name)
  if (problem) throw new RefusedError(problem)
  return name
}

function renamedSteps(steps: readonly Step[], names: ReadonlyMap<string, string>): Step[] {
  return steps.map(
    (step) => Object.fromEntries(Object.entries(step).map(([part, text]) => [part, renamed(text, names)])) as Step,
  )
}

const inGallery = (block: string) =>
  `Look at it: npm run dev, http://hallinta.localhost:3000/galleria/kuluttaja/${block}`

export const kinds: ReadonlyMap<string, Kind> = new Map([
  ['capability', capability],
  ['block', byName('block', 'add-a-block', 'guest-count', inGallery)],
  ['form', byName('form', 'add-a-form', 'product-tasting', (name) => inGallery(`${name}-form`))],
  ['page', page],
  ['command', byName('command', 'add-a-command', 'counter-hours', () => 'Add it to the commands in README.md.')],
])
