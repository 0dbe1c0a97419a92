import type fc from 'fast-check'
import { inspect } from './inspect.ts'
import type { Model } from './model.ts'
import type { World } from './world.ts'

export type Step = fc.AsyncCommand<Model, World>

type Act = (model: Model, world: World) => Promise<string | undefined>

/** Something that somebody does. `act` may say what came of it; after it everything is inspected. `needs`: what there must be for it. */
export function step(words: string | (() => string), needs: (model: Model) => boolean, act: Act): Step {
  let outcome = ''
  return {
    check: needs,
    async run(model, world) {
      outcome = ''
      const said = await act(model, world)
      outcome = said ? ` → ${said}` : ''
      await inspect(model, world)
    },
    toString: () => `${typeof words === 'string' ? words : words()}${outcome}`,
  }
}

export const always = () => true
