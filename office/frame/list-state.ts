import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
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

/**
 * The rows of a list from its place in the address on. 'Show more' adds a page and moves the place there, so that a shared or reloaded
 * address begins where the person was.
 */
export function useList<Name extends CallName>(name: Name, query: object, { start, setStart }: Place) {
  const filters = JSON.stringify(query)
  // Where it began, and the places that the list itself has written since: any other comes from outside.
  const begin = () => ({ filters, first: start, written: new Set([start]) })
  const own = useRef(begin())
  if (own.current.filters !== filters || !own.current.written.has(start)) own.current = begin()
  const { first, written } = own.current
  const result = useInfiniteQuery(officeList(name, query, first))
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = result
  const state: ListState<RowOf<Name>> = {
    rows: data?.pages.flatMap(({ rows }) => rows as RowOf<Name>[]),
    error,
    isFetching,
    hasMore: hasNextPage,
    isCut: first !== undefined,
    showMore: async () => {
      const next = data?.pages.at(-1)?.next
      await fetchNextPage()
      if (!next) return
      written.add(next)
      setStart(next)
    },
    showFromStart: () => setStart(undefined),
    retry: refetch,
  }
  return state
}
