import type { ListState } from '#office/ui/list.tsx'

type Read<Row> = {
  data: { rows: readonly Row[] } | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

/** A list that is read whole. */
export function plainList<Row>({ data, error, isFetching, refetch }: Read<Row>): ListState<Row> {
  return {
    rows: data?.rows,
    error,
    isFetching,
    hasMore: false,
    isCut: false,
    showMore: () => {},
    showFromStart: () => {},
    retry: refetch,
  }
}
