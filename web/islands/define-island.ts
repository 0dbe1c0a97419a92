import type { ComponentType } from 'react'
import type { Plain } from './plain-props.ts'

/** `visible`: hydrated when it comes near the window, is focused or tapped; `load`: as soon as the script has come. */
type When = 'visible' | 'load'

export type IslandDefinition<Props> = { name: string; component: ComponentType<Props>; when: When }

/** An interactive part of a page. Its file is `<name>.island.tsx` and exports the definition as `island`. */
export function defineIsland<Props extends { readonly [Key in keyof Props]: Plain }>(
  name: string,
  component: ComponentType<Props>,
  when: When = 'visible',
): IslandDefinition<Props> {
  return { name, component, when }
}
