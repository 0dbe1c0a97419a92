import { useInfiniteQuery } from '@tanstack/react-query'
import type { ListPage } from '#contract/office/list.ts'
import type { ListState } from '#office/ui/list.tsx'
import type { CallName, CallValue } from './call-office.ts'
import { officeList } from './queries.ts'

type RowOf<Name extends CallName> = CallValue<Name> extends ListPage<infer Row> ? Row : never

type Place = {
  /** `alku` of the address: the key after which the shown rows begin. */
  start: string | undefined
  /** Writes it into the address, in place of what is there. */
  setStart: (start: string | undefined) => void
}

/** `at` is the place that the address has now, or has had until a moment ago: `before`. */
type Begun = { round: number; first: string | undefined; at: string | undefined; before: string | undefined }

/** Where each list of this window was begun, so that somebody who comes back to it finds the same rows. */
const begun = new Map<string, Begun>()
let rounds = 0

/** A place that the list has not written itself, such as that of a shared address, starts the list again. */
function beginningOf(key: string, start: string | undefined): Begun {
  const known = begun.get(key)
  if (known && (known.at === start || known.before === start)) {
    if (known.at === start) known.before = start
    return known
  }
  rounds++
  const fresh = { round: rounds, first: start, at: start, before: start }
  begun.set(key, fresh)
  return fresh
}

/**
 * The rows of a list from its place in the address on. 'Show more' adds a page and moves the place there, so that a shared or reloaded
 * address begins where the person was. Of a very long list only the last pages are kept.
 */
export function useList<Name extends CallName>(name: Name, query: object, { start, setStart }: Place) {
  const key = JSON.stringify([name, query])
  const own = beginningOf(key, start)
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    officeList(name, query, own.first, own.round),
  )
  const state: ListState<RowOf<Name>> = {
    rows: data?.pages.flatMap(({ rows }) => rows as RowOf<Name>[]),
    error,
    isFetching,
    hasMore: hasNextPage,
    isCut: data !== undefined && data.pageParams[0] !== undefined,
    showMore: async () => {
      const next = data?.pages.at(-1)?.next
      await fetchNextPage()
      if (!next) return
      own.at = next
      setStart(next)
    },
    showFromStart: () => setStart(undefined),
    retry: refetch,
  }
  return state
}
