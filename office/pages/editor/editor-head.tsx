import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { languageNames } from '#contract/content/field.ts'
import { callOffice } from '#office/frame/call-office.ts'
import { officeQuery } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Badge } from '#office/ui/badge.tsx'
import { Button } from '#office/ui/button.tsx'
import { Menu } from '#office/ui/menu.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { moment } from '#web/format/moment.ts'
import type { DraftSession, Shown } from '../draft/draft-session.ts'
import { SaveNote } from '../draft/save-note.tsx'
import type { Other } from '../draft/use-presence.ts'
import type { Head } from '../draft/use-session.ts'
import { useEditing } from '../form/editing.ts'
import { PublishDialog } from '../publishing/publish-dialog.tsx'
import { SchedulesDialog } from '../publishing/schedules-dialog.tsx'
import { TakeDownDialog } from '../publishing/take-down-dialog.tsx'
import { stateNames } from '../state-names.ts'
import { VersionsDialog } from '../versions/versions-dialog.tsx'
import './editor-head.css'

type Props = { head: Head; session: DraftSession; shown: Shown; others: readonly Other[] }
type Open = 'publish' | 'versions' | 'take-down' | 'schedules'

/** What the page is, whether it is safe, who else is here, and what can be done with it. */
export function EditorHead({ head, session, shown, others }: Props) {
  const { forms } = useEditing()
  const [open, setOpen] = useState<Open>()
  const [state, setState] = useState(head.state)
  const site = forms.sites.find(({ id }) => id === head.site)?.name ?? head.site
  const close = () => setOpen(undefined)
  const schedules = useQuery(officeQuery('GET /api/office/pages/:id/schedules', { params: { id: head.id } }))
  const planned = schedules.data?.rows ?? []
  const { kind, label } = stateNames[state]
  return (
    <div className="editor-head">
      <PageHead
        title={String(shown.content.fields.title || 'Nimetön sivu')}
        beside={
          <>
            <Badge kind={kind}>{label}</Badge>
            {planned[0] && (
              <Button kind="quiet" onPress={() => setOpen('schedules')}>
                {planned.some(({ failure }) => failure)
                  ? 'Ajastus epäonnistui'
                  : `Ajastettu ${moment(planned[0].at, 'fi')}`}
              </Button>
            )}
            <Others others={others} />
            <SaveNote shown={shown} onTry={() => session.tryNow()} />
          </>
        }
        actions={
          <>
            {head.publicAddress && state === 'published' && (
              <a className="button" href={head.publicAddress} target="_blank" rel="noreferrer">
                Avaa sivu
              </a>
            )}
            {head.languages.length > 1 && (
              <Link
                className="button"
                to="/sivut/$id/kielet"
                params={{ id: String(head.id) }}
                search={{ lahde: undefined }}
              >
                Kielet
              </Link>
            )}
            <Button onPress={() => setOpen('versions')}>Versiot</Button>
            {head.mayChange && (
              <>
                <Menu
                  label="Lisää"
                  ariaLabel="Lisää toimintoja"
                  entries={[
                    {
                      id: 'down',
                      label: 'Poista näkyvistä',
                      isDanger: true,
                      isDisabled: state !== 'published',
                      onPress: () => setOpen('take-down'),
                    },
                    {
                      id: 'discard',
                      label: 'Hylkää luonnos',
                      isDanger: true,
                      isDisabled: state === 'new',
                      onPress: () => void discard(head.id, session),
                    },
                  ]}
                />
                <Button kind="primary" onPress={() => setOpen('publish')}>
                  Julkaise
                </Button>
              </>
            )}
          </>
        }
      />
      <p className="muted editor-place">
        <Link to="/sivut" search={listOf(head.site)}>
          {site}
        </Link>{' '}
        · {languageNames[head.language]} · {head.path}
        {head.translations.map(({ language, id }) =>
          id === null ? null : (
            <span key={language}>
              {' '}
              ·{' '}
              <Link to="/sivut/$id" params={{ id: String(id) }}>
                {languageNames[language]}
              </Link>
            </span>
          ),
        )}
      </p>
      {open === 'publish' && (
        <PublishDialog head={head} session={session} onClose={close} onDone={() => setState('published')} />
      )}
      {open === 'versions' && (
        <VersionsDialog page={head.id} session={session} mayChange={head.mayChange} onClose={close} />
      )}
      {open === 'schedules' && <SchedulesDialog page={head.id} mayChange={head.mayChange} onClose={close} />}
      {open === 'take-down' && <TakeDownDialog page={head.id} onClose={close} onDone={() => setState('hidden')} />}
    </div>
  )
}

/** The list of all pages of a site. */
const listOf = (sivusto: string) => ({
  sivusto,
  kieli: undefined,
  pohja: undefined,
  tila: undefined,
  kaannos: undefined,
  haku: undefined,
  alla: undefined,
  jarjestys: undefined,
  alku: undefined,
})

function Others({ others }: { others: readonly Other[] }) {
  const names = [...new Set(others.map(({ name }) => name))]
  return names.length > 0 ? <Badge kind="info">Täällä nyt: {names.join(', ')}</Badge> : null
}

async function discard(page: number, session: DraftSession): Promise<void> {
  if ((await session.settled()) !== 'saved') return showToast('Odota, että luonnos on tallennettu.')
  const answer = await callOffice('POST /api/office/pages/:id/discard', {
    params: { id: page },
    body: { revision: session.shown().server.revision },
  })
  showToast(answer.ok ? 'Luonnos on hylätty. Se jäi versioihin.' : 'Luonnosta ei voitu hylätä.')
  await session.readAgain()
}
