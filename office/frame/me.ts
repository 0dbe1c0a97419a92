import { useQuery } from '@tanstack/react-query'
import type { Role } from '#contract/office/roles.ts'
import type { CallValue } from './call-office.ts'
import { officeQuery, queryClient } from './queries.ts'

export type Me = NonNullable<CallValue<'GET /api/office/me'>['staff']>

export const meQuery = officeQuery('GET /api/office/me')

/** Call after somebody has logged in or out: everything that is shown is read again for that person. */
export async function meChanged(): Promise<void> {
  await queryClient.invalidateQueries()
}

let last: Me | undefined

/** Who works here, or did until the session ended: that does not take the page away, and what was typed there. */
export function useMeOrLast(): Me | undefined {
  const { data } = useQuery(meQuery)
  last = data?.staff ?? last
  return last
}

/** Who works here. Only under the frame, which shows its pages when somebody has logged in. */
export function useMe(): Me {
  const me = useMeOrLast()
  if (!me) throw new Error('Nobody has logged in.')
  return me
}

/** Whether the person has one of these roles. The server refuses by itself: this only leaves out what would be refused. */
export function useMay(roles: readonly Role[]): boolean {
  return useMe().roles.some((role) => roles.includes(role))
}
