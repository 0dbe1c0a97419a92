import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { CallValue } from '#office/frame/call-office.ts'
import { PageFailed } from '#office/frame/failed-pages.tsx'
import { useList } from '#office/frame/list-state.ts'
import { officeQuery } from '#office/frame/queries.ts'
import { Card } from '#office/ui/card.tsx'
import { type Column, List } from '#office/ui/list.tsx'
import { focusOnHeading, PageHead } from '#office/ui/page-head.tsx'
import { moment } from '#web/format/moment.ts'
import { settingText, settingTexts, whoName } from './setting-texts.ts'
import { SettingsForm } from './settings-form.tsx'

const settingsRoute = getRouteApi('/asetukset')

type Settings = CallValue<'GET /api/office/settings'>
type Version = CallValue<'GET /api/office/settings/versions'>['rows'][number]

/** What the shop decides about delivery, payment and how long data are kept, with who has decided it. */
export function SettingsPage() {
  const { alku } = settingsRoute.useSearch()
  const navigate = settingsRoute.useNavigate()
  const { data, error, refetch } = useQuery(officeQuery('GET /api/office/settings'))
  // Who has begun to write keeps the version that was shown; it is read again after saving, and where somebody else was faster.
  const [round, setRound] = useState(0)
  const setStart = (start: string | undefined) => void navigate({ search: { alku: start }, replace: true })
  const list = useList('GET /api/office/settings/versions', {}, { start: alku, setStart })
  if (error && !data) return <PageFailed error={error} onRetry={refetch} />
  return (
    <>
      <PageHead title="Kaupan asetukset" />
      <div className="stack">
        {data ? (
          <SettingsForm
            key={round}
            shown={data}
            onAgain={async () => {
              await refetch()
              focusOnHeading()
              // An undo comes rounds later.
              setRound((latest) => latest + 1)
            }}
          />
        ) : (
          <p role="status">Haetaan asetuksia</p>
        )}
        <Card title="Muutokset">
          <List
            caption="Asetusten muutokset, uusimmat ensin"
            columns={columns(data?.settings ?? [])}
            list={list}
            keyOf={({ version }) => String(version)}
            empty="Asetuksia ei ole muutettu."
          />
        </Card>
      </div>
    </>
  )
}

const columns = (settings: Settings['settings']): readonly Column<Version>[] => [
  { id: 'when', label: 'Milloin', cell: ({ changedAt }) => moment(changedAt, 'fi') },
  { id: 'who', label: 'Kuka', cell: ({ changedBy }) => whoName(changedBy) },
  {
    id: 'what',
    label: 'Mitä',
    cell: ({ changed }) => (changed.length === 0 ? 'Ensimmäiset asetukset' : changesText(changed, settings)),
  },
]

function changesText(changed: Version['changed'], settings: Settings['settings']): string {
  return changed
    .map(({ name, from, to }) => {
      const unit = settings.find((each) => each.name === name)?.unit ?? 'days'
      return `${settingTexts[name]?.label ?? name}: ${settingText(from, unit)} → ${settingText(to, unit)}`
    })
    .join(', ')
}
