import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { PageFailed } from '#office/frame/failed-pages.tsx'
import { officeQuery } from '#office/frame/queries.ts'
import { Badge } from '#office/ui/badge.tsx'
import { Card } from '#office/ui/card.tsx'
import { type Column, List } from '#office/ui/list.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { Stat } from '#office/ui/stat.tsx'
import { moment } from '#web/format/moment.ts'
import { CodeActions } from './code-actions.tsx'
import { type CodeDetails, eurosText, kindNames, limitsText, states, valueText } from './code-texts.ts'
import './codes.css'

// By its address: the routes load this page.
const codeRoute = getRouteApi('/koodit/$id')

/** A code with its limits and everything that became of it. */
export function CodePage() {
  const { id } = codeRoute.useParams()
  const { data, error, refetch } = useQuery(officeQuery('GET /api/office/codes/:id', { params: { id } }))
  if (error && !data) return <PageFailed error={error} onRetry={refetch} />
  // What is shown meanwhile may be another code.
  if (data?.id !== id) return <PageHead title="Koodi" />
  const state = states[data.state]
  return (
    <>
      <PageHead
        title={`${kindNames[data.kind]} ${data.masked}`}
        beside={<Badge kind={state.kind}>{state.label}</Badge>}
        actions={<CodeActions key={id} code={data} />}
      />
      <div className="stack">
        {data.voidReason && <Notice kind="warning">Mitätöity: {data.voidReason}</Notice>}
        {data.replacedBy && (
          <Notice kind="info">
            Saldo on siirtynyt{' '}
            <Link to="/koodit/$id" params={{ id: data.replacedBy }}>
              uudelle kortille
            </Link>
            .
          </Notice>
        )}
        <Card title="Arvo ja rajat" isWide>
          <dl className="row">
            <Stat
              label={data.kind === 'discount' ? 'Alennus' : 'Jäljellä / annettu'}
              value={valueText(data)}
              note={limitsText(data)}
            />
            {data.boughtBy !== null && <Stat label="Ostettu tilauksella" value={data.boughtBy} />}
          </dl>
        </Card>
        <Card title="Tapahtumat" isWide>
          <Ledger code={data} />
        </Card>
      </div>
    </>
  )
}

type Entry = CodeDetails['movements'][number] & { at: string }

const words: Record<Entry['what'], string> = {
  issued: 'Annettu',
  'taken-over': 'Siirretty vanhalta kortilta',
  used: 'Käytetty',
  returned: 'Palautettu',
  void: 'Mitätöity',
  restore: 'Palautettu käyttöön',
  replace: 'Siirretty uudelle kortille',
}

function Ledger({ code: { kind, movements } }: { code: CodeDetails }) {
  const money: readonly Column<Entry>[] = [
    { id: 'amount', label: 'Muutos', isNumber: true, cell: ({ amount }) => eurosText(amount) },
    { id: 'balance', label: 'Saldo', isNumber: true, cell: ({ balance }) => eurosText(balance) },
  ]
  const columns: readonly Column<Entry>[] = [
    { id: 'at', label: 'Aika', cell: ({ at }) => moment(at, 'fi') },
    {
      id: 'what',
      label: 'Tapahtuma',
      cell: ({ what, order }) => `${words[what]}${order === null ? '' : `, tilaus ${order}`}`,
    },
    ...(kind === 'discount' ? [] : money),
  ]
  return (
    <List
      caption="Tapahtumat, vanhin ensin"
      columns={columns}
      list={{
        rows: movements,
        error: null,
        isFetching: false,
        hasMore: false,
        isCut: false,
        showMore: () => {},
        showFromStart: () => {},
        retry: () => {},
      }}
      keyOf={(entry) => String(movements.indexOf(entry))}
      empty="Koodia ei ole vielä käytetty."
    />
  )
}
