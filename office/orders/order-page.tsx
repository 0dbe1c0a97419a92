import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { officeQuery } from '#office/frame/queries.ts'
import { Badge } from '#office/ui/badge.tsx'
import { Button } from '#office/ui/button.tsx'
import { Card } from '#office/ui/card.tsx'
import { dayText, timeText } from '#office/ui/day-and-time.ts'
import { Notice } from '#office/ui/notice.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { Amounts, Lines, Payment } from './order-money.tsx'
import { CancelDialog, StepDialog } from './plain-dialogs.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import type { StaffOrder } from './staff-order.ts'
import { Timeline } from './timeline.tsx'
import { stateNames } from './words.ts'
import './order-page.css'

const route = getRouteApi('/tilaukset/$number')

type Action = StaffOrder['can'][number]

/** One order, with everything that has happened to it and can be done with it. */
export function OrderPage() {
  const { number } = route.useParams()
  const { data, error, refetch } = useQuery(
    officeQuery('GET /api/office/orders/:number', { params: { number: Number(number) } }),
  )
  if (error && !data) {
    return (
      <>
        <PageHead title={`Tilaus ${number}`} beside={<Back />} />
        <div className="stack">
          <Notice kind="danger">{error.message}</Notice>
          <div>
            <Button onPress={() => refetch()}>Yritä uudelleen</Button>
          </div>
        </div>
      </>
    )
  }
  // One heading before and after the answer: the focus is on it.
  return (
    <>
      <PageHead
        title={`Tilaus ${number}`}
        beside={data ? <State order={data} /> : <span role="status">Haetaan…</span>}
      />
      {data && <Shown key={data.number} order={data} />}
    </>
  )
}

function State({ order }: { order: StaffOrder }) {
  const { label, kind } = stateNames[order.state]
  return (
    <>
      <Badge kind={kind}>{label}</Badge> <Back />
    </>
  )
}

const Back = () => <Link to="/tilaukset">Kaikki tilaukset</Link>

const buttons: readonly { id: Action; label: string }[] = [
  { id: 'packed', label: 'Merkitse pakatuksi' },
  { id: 'delivered', label: 'Merkitse toimitetuksi' },
  { id: 'not-delivered', label: 'Ei toimitettu' },
  { id: 'undo', label: 'Askel takaisin' },
  { id: 'refund', label: 'Palauta rahaa' },
  { id: 'move', label: 'Siirrä aikaa' },
  { id: 'address', label: 'Muuta osoite' },
  { id: 'cancel', label: 'Peru tilaus' },
]

/** What comes next for most orders stands out. */
const kinds: Partial<Record<Action, 'primary' | 'danger'>> = {
  packed: 'primary',
  delivered: 'primary',
  cancel: 'danger',
}

function Shown({ order }: { order: StaffOrder }) {
  const [asked, setAsked] = useState<Action>()
  const close = () => setAsked(undefined)
  const dialog = { order, onClose: close }
  return (
    <>
      <div className="row order-actions">
        {buttons
          .filter(({ id }) => order.can.includes(id))
          .map(({ id, label }) => (
            <Button key={id} kind={kinds[id]} onPress={() => setAsked(id)}>
              {label}
            </Button>
          ))}
      </div>
      <div className="order-parts">
        <div className="order-part">
          <Card title="Tuotteet">
            <Lines order={order} />
            <Amounts order={order} />
          </Card>
          <Card title="Tapahtumat">
            <Timeline order={order} />
          </Card>
        </div>
        <div className="order-part">
          <Card title="Toimitus">
            <Delivery order={order} />
          </Card>
          <Card title="Tilaaja">
            <Buyer order={order} />
          </Card>
          <Card title="Maksu">
            <Payment order={order} />
          </Card>
        </div>
      </div>
      {(asked === 'packed' || asked === 'delivered' || asked === 'undo') && <StepDialog {...dialog} step={asked} />}
      {asked === 'refund' && <RefundDialog {...dialog} />}
      {asked === 'cancel' && <CancelDialog {...dialog} />}
      {(asked === 'move' || asked === 'not-delivered') && <MoveDialog {...dialog} kind={asked} />}
      {asked === 'address' && <AddressDialog {...dialog} />}
    </>
  )
}

function Delivery({ order: { number, state, slot, deliveryAddress, information } }: { order: StaffOrder }) {
  return (
    <>
      <p>
        {slot ? (
          <strong>
            {dayText(slot.date)} klo {timeText(slot.time)}
          </strong>
        ) : (
          'Sähköpostilla'
        )}
      </p>
      {slot && <AddressText {...deliveryAddress} />}
      {information && <Notice>{information}</Notice>}
      {slot && state === 'placed' && (
        <p>
          <Link to="/pakkaus/$day/$number" params={{ day: slot.date, number: String(number) }}>
            Pakkaa tilaus
          </Link>
        </p>
      )}
    </>
  )
}

function Buyer({ order: { email, phone, billingAddress, deliveryAddress } }: { order: StaffOrder }) {
  if (!email) return <p className="muted">Tilaajan tiedot on poistettu.</p>
  return (
    <>
      <AddressText {...(billingAddress ?? deliveryAddress)} />
      <p>
        <a href={`mailto:${email}`}>{email}</a>
        <br />
        <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
      </p>
    </>
  )
}

function AddressText({ firstName, lastName, streetAddress, postalCode, city }: StaffOrder['deliveryAddress']) {
  return (
    <p>
      {firstName} {lastName}
      <br />
      {streetAddress}
      <br />
      {postalCode} {city}
    </p>
  )
}
