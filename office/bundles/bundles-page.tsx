import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { CallValue } from '#office/frame/call-office.ts'
import { useList } from '#office/frame/list-state.ts'
import { useMay } from '#office/frame/me.ts'
import { Badge } from '#office/ui/badge.tsx'
import { Button } from '#office/ui/button.tsx'
import { Filters } from '#office/ui/filters.tsx'
import { type Column, List } from '#office/ui/list.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { Select } from '#office/ui/select.tsx'
import { moment } from '#web/format/moment.ts'
import { NameDialog } from './name-dialog.tsx'
import { stateOfWord, states, stateWords } from './state-words.ts'

const bundlesRoute = getRouteApi('/julkaisupaketit')

type Bundle = CallValue<'GET /api/office/bundles'>['rows'][number]

const ALL = 'kaikki'
const stateOptions = [
  { id: ALL, label: 'Kaikki' },
  ...stateWords.map((word) => ({ id: word, label: states[stateOfWord[word]].label })),
]

const columns: readonly Column<Bundle>[] = [
  { id: 'name', label: 'Nimi', cell: ({ name }) => name },
  {
    id: 'state',
    label: 'Tila',
    isShort: true,
    onPhone: 'beside',
    cell: ({ state, failure }) => (
      <Badge kind={failure ? 'danger' : states[state].kind}>{failure ? 'Ei julkaistu' : states[state].label}</Badge>
    ),
  },
  { id: 'when', label: 'Milloin', isShort: true, cell: ({ at, publishedAt }) => whenText(at, publishedAt) },
  { id: 'members', label: 'Sisältö', isNumber: true, cell: ({ members }) => members },
  {
    id: 'changed',
    label: 'Muutettu',
    onPhone: 'plain',
    cell: ({ changedAt, changedBy }) => `${moment(changedAt, 'fi')}, ${changedBy}`,
  },
]

const whenText = (at: string | null, publishedAt: string | null) =>
  at ? moment(at, 'fi') : publishedAt ? moment(publishedAt, 'fi') : '–'

/** What goes out together: collected, planned, out, taken back. */
export function BundlesPage() {
  const [isMaking, setMaking] = useState(false)
  const mayChange = useMay(['editor', 'shop'])
  const { tila, alku } = bundlesRoute.useSearch()
  const navigate = bundlesRoute.useNavigate()
  const open = useNavigate()
  const list = useList(
    'GET /api/office/bundles',
    { state: tila && stateOfWord[tila] },
    {
      start: alku,
      setStart: (next) => navigate({ search: (before) => ({ ...before, alku: next }), replace: true }),
    },
  )
  return (
    <>
      <PageHead
        title="Julkaisupaketit"
        actions={
          mayChange && (
            <Button kind="primary" onPress={() => setMaking(true)}>
              Uusi julkaisupaketti
            </Button>
          )
        }
      />
      <Filters count={tila ? 1 : 0}>
        <Select
          label="Tila"
          options={stateOptions}
          value={tila ?? ALL}
          onChange={(id) =>
            navigate({
              search: (before) => ({ ...before, alku: undefined, tila: stateWords.find((word) => word === id) }),
              replace: true,
            })
          }
        />
      </Filters>
      <List
        caption="Julkaisupaketit, viimeksi muutettu ensin"
        columns={columns}
        list={list}
        keyOf={({ id }) => String(id)}
        linkOf={({ id }) => ({ to: '/julkaisupaketit/$id', params: { id: String(id) } })}
        empty="Julkaisupaketteja ei ole. Kokoa pakettiin sivuja, valikkoja, tekstejä ja hintoja, jotka julkaistaan samalla hetkellä."
      />
      {isMaking && (
        <NameDialog
          onClose={() => setMaking(false)}
          onMade={(id) => void open({ to: '/julkaisupaketit/$id', params: { id: String(id) } })}
        />
      )}
    </>
  )
}
