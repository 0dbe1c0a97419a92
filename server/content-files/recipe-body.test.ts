import { describe, expect, it } from 'vitest'
import { readIngredient, readRecipeBody, writeSteps } from './recipe-body.ts'

describe('an ingredient as a cook writes it', () => {
  const lines: [string, number, string, string][] = [
    ['400 g naudan jauhelihaa 10 %', 400, 'g', 'naudan jauhelihaa 10 %'],
    ['1,5 dl kuohukermaa', 1.5, 'dl', 'kuohukermaa'],
    ['0.5 tsp ground allspice', 0.5, 'tsp', 'ground allspice'],
    ['2 sipulia', 2, '', 'sipulia'],
    ['1 lime', 1, '', 'lime'],
    ['12 lasagnelevyä', 12, '', 'lasagnelevyä'],
    ['2 klyftor vitlök', 2, 'klyftor', 'vitlök'],
  ]
  it.each(lines)('is read from %j', (line, amount, unit, name) =>
    expect(readIngredient(line)).toEqual({ amount, unit, name }),
  )

  it('leads to the page of the product that it names', () => {
    expect(readIngredient('400 g [nakkeja](/tuotteet/perhenakki) paloina')).toEqual({
      amount: 400,
      unit: 'g',
      name: 'nakkeja paloina',
      path: '/tuotteet/perhenakki',
    })
  })

  it.each(['suolaa', '', '400', 'noin 400 g lihaa', '1/2 sipuli'])('is not read where there is no amount: %j', (line) =>
    expect(readIngredient(line)).toBeUndefined(),
  )
})

const body = `
- 2 kg rotsaker

1. Koka.
2. Servera.

## Sås

- 1,5 dl grädde

1. Vispa.

---

Vila.
`

describe('the body of a recipe', () => {
  it('has steps with their ingredients and instructions, and a text below a line', () => {
    const { steps, text, problems } = readRecipeBody(body)
    expect(problems).toEqual([])
    expect(steps).toEqual([
      { instructions: ['Koka.', 'Servera.'], ingredients: [{ name: 'rotsaker', amount: 2, unit: 'kg' }] },
      { heading: 'Sås', instructions: ['Vispa.'], ingredients: [{ name: 'grädde', amount: 1.5, unit: 'dl' }] },
    ])
    expect(text.trim()).toBe('Vila.')
  })

  it('knows the line of each part', () => {
    const { lines } = readRecipeBody(body)
    expect([lines.get('0.instructions.1'), lines.get('1'), lines.get('1.ingredients.0')]).toEqual([4, 6, 8])
  })

  it('begins a step with ingredients that follow instructions', () =>
    expect(readRecipeBody('1. Koka.\n\n- 1 lök\n\n1. Hacka.').steps).toHaveLength(2))

  it('tells the line of what is neither', () =>
    expect(readRecipeBody('- 2 dl vatten\n- salt\n\nKoka.').problems).toMatchObject([{ line: 1 }, { line: 3 }]))
})

describe('steps that are written', () => {
  it('read as they were, with amounts as the language writes them', () => {
    const { steps } = readRecipeBody(body)
    expect(writeSteps(steps, 'se')).toContain('- 1,5 dl grädde')
    expect(writeSteps(steps, 'en')).toContain('- 1.5 dl grädde')
    expect(readRecipeBody(writeSteps(steps, 'se') as string).steps).toEqual(steps)
  })

  it.each([
    ['a unit that is not known', [{ instructions: ['a'], ingredients: [{ name: 'b', amount: 1, unit: 'hujaus' }] }]],
    ['a step without ingredients after another', [1, 2].map(() => ({ instructions: ['a'], ingredients: [] }))],
    ['an instruction of two lines', [{ instructions: ['a\nb'], ingredients: [] }]],
  ])('have no lines for %s', (_name, steps) => expect(writeSteps(steps, 'fi')).toBeUndefined())
})
