import type { Role } from '#contract/office/roles.ts'

/** An entry of the side navigation. */
export type Area = {
  label: string
  /** The address of its first page. */
  to: string
  /** The roles that see it. */
  roles: readonly Role[]
  group: 'day' | 'goods' | 'content' | 'people'
  /** Names of what is in it, such as settings, by which the search finds it, too. */
  contents?: readonly string[]
}
