import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useList } from '#office/frame/list-state.ts'
import { useMay } from '#office/frame/me.ts'
import { Badge } from '#office/ui/badge.tsx'
import { Button } from '#office/ui/button.tsx'
import { Filters } from '#office/ui/filters.tsx'
import { type Column, List } from '#office/ui/list.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { SearchField } from '#office/ui/search-field.tsx'
import { Select } from '#office/ui/select.tsx'
import { moment } from '#web/format/moment.ts'
import { type Code, kindNames, limitsText, states, valueText } from './code-texts.ts'
import { CouponDialog } from './coupon-dialog.tsx'
import { IssueDialog } from './issue-dialog.tsx'
import './codes.css'

// By its address: the routes load this page.
const codesRoute = getRouteApi('/koodit')

const ALL = 'kaikki'
const kindOptions = [{ id: ALL, label: 'Kaikki' }, ...Object.entries(kindNames).map(([id, label]) => ({ id, label }))]

const columns: readonly Column<Code>[] = [
  { id: 'code', label: 'Koodi', cell: ({ masked }) => <span className="code-end">{masked}</span> },
  { id: 'kind', label: 'Laji', isShort: true, onPhone: 'plain', cell: ({ kind }) => kindNames[kind] },
  { id: 'value', label: 'Arvo', isNumber: true, cell: valueText },
  { id: 'limits', label: 'Rajat', cell: limitsText },
  {
    id: 'state',
    label: 'Tila',
    isShort: true,
    onPhone: 'beside',
    cell: ({ state }) => <Badge kind={states[state].kind}>{states[state].label}</Badge>,
  },
  { id: 'made', label: 'Tehty', isShort: true, cell: ({ createdAt }) => moment(createdAt, 'fi') },
]

/** Coupons, gift cards, refund and loyalty codes, masked. */
export function CodesPage() {
  const mayChange = useMay(['shop'])
  const [making, setMaking] = useState<'coupon' | 'issue'>()
  const { laji, haku, alku } = codesRoute.useSearch()
  const navigate = codesRoute.useNavigate()
  const set = (part: object) =>
    navigate({ search: (before) => ({ ...before, alku: undefined, ...part }), replace: true })
  const list = useList(
    'GET /api/office/codes',
    { kind: laji, search: haku },
    { start: alku, setStart: (next) => set({ alku: next }) },
  )
  return (
    <>
      <PageHead
        title="Koodit"
        actions={
          mayChange && (
            <>
              <Button onPress={() => setMaking('coupon')}>Tee etukoodi</Button>
              <Button kind="primary" onPress={() => setMaking('issue')}>
                Anna lahjakortti tai hyvitys
              </Button>
            </>
          )
        }
      />
      <Filters
        count={laji ? 1 : 0}
        search={
          <SearchField
            label="Koodin loppu tai tilausnumero"
            value={haku ?? ''}
            onChange={(value) => set({ haku: value || undefined })}
          />
        }
      >
        <Select
          label="Laji"
          options={kindOptions}
          value={laji ?? ALL}
          onChange={(id) => set({ laji: id === ALL ? undefined : id })}
        />
      </Filters>
      <List
        caption="Koodit, uusin ensin"
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        linkOf={({ id }) => ({ to: '/koodit/$id', params: { id } })}
        empty="Tällä haulla ei ole koodeja."
      />
      {making === 'coupon' && <CouponDialog onClose={() => setMaking(undefined)} />}
      {making === 'issue' && <IssueDialog onClose={() => setMaking(undefined)} />}
    </>
  )
}
