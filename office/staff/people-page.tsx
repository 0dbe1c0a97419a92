import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#office/frame/me.ts'
import { officeQuery, useSend } from '#office/frame/queries.ts'
import { roleNames } from '#office/frame/role-names.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Badge, type BadgeKind } from '#office/ui/badge.tsx'
import { Button } from '#office/ui/button.tsx'
import { Confirm } from '#office/ui/dialog.tsx'
import { type Column, List } from '#office/ui/list.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { moment } from '#web/format/moment.ts'
import { type Person, PersonDialog } from './person-dialog.tsx'

const PEOPLE = '/api/office/people'
const changes = [PEOPLE]

type Question = { about: 'change' | 'renew' | 'leave'; person: Person } | { about: 'invite' }

const states: Record<Person['state'], { label: string; kind: BadgeKind }> = {
  active: { label: 'käytössä', kind: 'good' },
  invited: { label: 'kutsuttu', kind: 'info' },
  ended: { label: 'kutsu vanheni', kind: 'warning' },
  left: { label: 'lähtenyt', kind: 'plain' },
}

const columns = (ask: (question: Question) => void): readonly Column<Person>[] => [
  {
    id: 'name',
    label: 'Nimi',
    cell: ({ name, email }) => (
      <>
        {name}
        <br />
        <span className="muted">{email}</span>
      </>
    ),
  },
  { id: 'roles', label: 'Roolit', isShort: true, cell: ({ roles }) => roles.map((role) => roleNames[role]).join(', ') },
  {
    id: 'state',
    label: 'Tila',
    isShort: true,
    onPhone: 'beside',
    cell: ({ state }) => <Badge kind={states[state].kind}>{states[state].label}</Badge>,
  },
  { id: 'used', label: 'Viimeksi täällä', cell: ({ lastUsedAt }) => (lastUsedAt ? moment(lastUsedAt, 'fi') : '–') },
  { id: 'actions', label: 'Toiminnot', onPhone: 'plain', cell: (person) => <Actions person={person} ask={ask} /> },
]

/** Who works here, for admins. */
export function PeoplePage() {
  const [question, setQuestion] = useState<Question>()
  const { data, error, isFetching, refetch } = useQuery(officeQuery('GET /api/office/people'))
  const close = () => setQuestion(undefined)
  return (
    <>
      <PageHead
        title="Henkilöt"
        actions={
          <Button kind="primary" onPress={() => setQuestion({ about: 'invite' })}>
            Kutsu henkilö
          </Button>
        }
      />
      <List
        caption="Henkilöt"
        columns={columns(setQuestion)}
        list={{
          rows: data?.rows,
          error,
          isFetching,
          hasMore: false,
          isCut: false,
          showMore: () => {},
          showFromStart: () => {},
          retry: refetch,
        }}
        keyOf={({ id }) => id}
        empty="Täällä ei ole vielä ketään."
      />
      {(question?.about === 'invite' || question?.about === 'change') && (
        <PersonDialog person={question.about === 'change' ? question.person : undefined} onClose={close} />
      )}
      {question?.about === 'renew' && <Renew person={question.person} onClose={close} />}
      {question?.about === 'leave' && <Leave person={question.person} onClose={close} />}
    </>
  )
}

function Actions({ person, ask }: { person: Person; ask: (question: Question) => void }) {
  const me = useMe()
  if (person.state === 'left') return <span className="muted">Kutsu uudelleen samalla osoitteella</span>
  return (
    <span className="row">
      <Button aria-label={`Muuta: ${person.name}`} onPress={() => ask({ about: 'change', person })}>
        Muuta
      </Button>
      {person.id !== me.id && (
        <>
          <Button aria-label={`Uusi linkki: ${person.name}`} onPress={() => ask({ about: 'renew', person })}>
            Uusi linkki
          </Button>
          <Button kind="danger" aria-label={`Poista: ${person.name}`} onPress={() => ask({ about: 'leave', person })}>
            Poista
          </Button>
        </>
      )}
    </span>
  )
}

type AskProps = { person: Person; onClose: () => void }

function Renew({ person: { id, name, email }, onClose }: AskProps) {
  const renew = useSend('POST /api/office/people/:id/invitation', {
    changes,
    onDone: () => {
      onClose()
      showToast(`Linkki on lähetetty: ${email}.`)
    },
  })
  return (
    <Confirm
      title={`Uusi linkki: ${name}`}
      isOpen
      onClose={onClose}
      action="Lähetä linkki"
      isDanger
      isSending={renew.isSending}
      onConfirm={() => renew.send({ params: { id } })}
    >
      {renew.refusal && <Notice kind="danger">{renew.refusal.message}</Notice>}
      <p>
        Avaimet, salasana, palautuskoodit ja istunnot lakkaavat heti. Osoitteeseen {email} lähtee linkki, jolla {name}{' '}
        valitsee uudelleen, miten kirjautuu.
      </p>
    </Confirm>
  )
}

function Leave({ person: { id, name }, onClose }: AskProps) {
  const leave = useSend('POST /api/office/people/:id/leave', {
    changes,
    onDone: () => {
      onClose()
      showToast(`${name} ei pääse enää toimistoon.`)
    },
  })
  return (
    <Confirm
      title={`Poista: ${name}`}
      isOpen
      onClose={onClose}
      action="Poista heti"
      isDanger
      isSending={leave.isSending}
      onConfirm={() => leave.send({ params: { id } })}
    >
      {leave.refusal && <Notice kind="danger">{leave.refusal.message}</Notice>}
      <p>
        Istunnot, avaimet, salasana ja koodit lakkaavat heti. Muutosloki säilyy. Henkilön voi kutsua myöhemmin
        uudelleen.
      </p>
    </Confirm>
  )
}
