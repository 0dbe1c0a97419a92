import { infiniteQueryOptions, keepPreviousData, QueryClient, queryOptions, useMutation } from '@tanstack/react-query'
import type { ListPage } from '#contract/office/list.ts'
import { type CallName, type CallOptions, type CallValue, callOffice } from './call-office.ts'
import { failureText } from './failure-text.ts'

type Failed = { code: string; message?: string; fields?: Record<string, string>; retryAfterSeconds?: number }

/** A call that was refused or did not come through. `message` is for the person. */
export class CallError extends Error {
  readonly code: string
  /** What is wrong with each field of the form. */
  readonly fields: Record<string, string>

  constructor(failed: Failed) {
    super(failureText(failed))
    this.code = failed.code
    this.fields = failed.fields ?? {}
  }
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // Live messages say what is stale (live.ts); `callOffice` has tried twice already.
    queries: { staleTime: 30_000, retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

async function answerOf<Name extends CallName>(name: Name, options: object): Promise<CallValue<Name>> {
  const outcome = (await callOffice(name, options as never)) as
    | { ok: true; value: CallValue<Name> }
    | ({ ok: false } & Failed)
  if (outcome.ok) return outcome.value
  throw new CallError(outcome)
}

/** A read, for `useQuery`. Its key begins with the name of the call, by which live messages find it. */
export function officeQuery<Name extends CallName>(name: Name, options?: CallOptions<Name>) {
  return queryOptions<CallValue<Name>, Error>({
    queryKey: [name, options ?? {}],
    queryFn: ({ signal }) => answerOf(name, { ...options, signal }),
    placeholderData: keepPreviousData as never,
  })
}

/** The most pages of a list that are shown and read again at once: with more, the page would become slow. */
const PAGES_SHOWN = 10

/** The pages of a list from `start` on, for `useInfiniteQuery`: `useList` of list-state.ts uses it. Each `round` is read by itself. */
export function officeList<Name extends CallName>(name: Name, query: object, start: string | undefined, round: number) {
  return infiniteQueryOptions({
    queryKey: [name, query, { start, round }],
    queryFn: ({ signal, pageParam }) =>
      answerOf(name, { query: { ...query, after: pageParam }, signal }) as Promise<RowsOf<Name>>,
    initialPageParam: start,
    getNextPageParam: (page) => page.next ?? undefined,
    // Only forward, but the library wants both where pages are left out.
    getPreviousPageParam: () => undefined,
    maxPages: PAGES_SHOWN,
    placeholderData: keepPreviousData,
  })
}

type RowsOf<Name extends CallName> = CallValue<Name> extends ListPage<infer Row> ? ListPage<Row> : never

type Send<Name extends CallName> = {
  /** Prefixes of addresses whose reads are stale afterwards, such as `/api/office/orders`. */
  changes?: readonly string[]
  onDone?: (value: CallValue<Name>, options: CallOptions<Name>) => void
}

/** A change: `send(options)`, `isSending`, and `refusal` with a message and the errors of fields. */
export function useSend<Name extends CallName>(name: Name, { changes = [], onDone }: Send<Name> = {}) {
  const { mutateAsync, isPending, error, reset } = useMutation<CallValue<Name>, CallError, CallOptions<Name>>({
    mutationFn: (options) => answerOf(name, options as object),
    onSuccess: async (value, options) => {
      onDone?.(value, options)
      await refresh(changes)
    },
  })
  /** Resolves with whether it was done; why not is in `refusal`. What follows from the answer of this one sending is its `then`. */
  const send = (options: CallOptions<Name>, then?: (value: CallValue<Name>) => void): Promise<boolean> =>
    mutateAsync(options).then(
      (value) => {
        then?.(value)
        return true
      },
      () => false,
    )
  return { send, isSending: isPending, refusal: error, forget: reset }
}

/** Reads again what is shown of these addresses, now or when somebody comes back to it, and later what is not shown. */
export function refresh(prefixes: readonly string[], when: 'now' | 'later' = 'now'): Promise<void> {
  return queryClient.invalidateQueries({
    refetchType: when === 'now' ? 'active' : 'none',
    predicate: ({ queryKey: [name] }) => {
      const path = String(name).split(' ')[1] ?? ''
      return prefixes.some((prefix) => path.startsWith(prefix))
    },
  })
}
