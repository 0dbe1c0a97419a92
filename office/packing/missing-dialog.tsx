import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Consent, consents } from '#contract/shop/order-change.ts'
import { officeQuery, useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Button } from '#office/ui/button.tsx'
import { centsText } from '#office/ui/cents.ts'
import { ComboBox } from '#office/ui/combo-box.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { RadioGroup } from '#office/ui/radio-group.tsx'
import type { Line, PackedOrder } from './packed-order.ts'
import { PiecesField } from './pieces-field.tsx'

type Props = { order: PackedOrder; line: Line; onClose: () => void }

const consentTexts: Record<Consent, string> = {
  phone: 'Puhelimessa',
  message: 'Viestillä',
  'order-note': 'Tilauksen lisätiedoissa',
}

/** A product is not on the shelf: taken off, or replaced. Says what goes back before anything happens. */
export function MissingDialog({ order, line, onClose }: Props) {
  const left = line.pieces - line.ticks.length
  // Of two packers who miss the same piece, the second is refused: it is compared with what was seen when the dialog opened.
  const [seen] = useState(left)
  const [id] = useState(() => crypto.randomUUID())
  const [way, setWay] = useState<'off' | 'replace'>('off')
  const [quantity, setQuantity] = useState(1)
  const [code, setCode] = useState<string>()
  const [replacementQuantity, setReplacementQuantity] = useState(1)
  const [consent, setConsent] = useState<Consent>()
  const { data } = useQuery(officeQuery('GET /api/office/packing/products'))
  const done = {
    changes: ['/api/office/packing', '/api/office/orders'],
    onDone: ({ refunded }: { refunded: number }) => {
      onClose()
      showToast(refunded > 0 ? `Ostajalle palautetaan ${centsText(refunded)} €.` : 'Muutos on tallennettu.')
    },
  }
  const off = useSend('POST /api/office/packing/orders/:number/missing', done)
  const replace = useSend('POST /api/office/packing/orders/:number/replace', done)
  const { refusal, isSending } = way === 'off' ? off : replace
  const product = data?.products.find((each) => each.code === code)
  const value = way === 'replace' ? (product?.price ?? 0) * replacementQuantity : 0
  const goesBack = Math.max(0, Math.min((line.worth[quantity - 1] ?? 0) - value, order.refundable))
  const isReady = way === 'off' || (product && consent)
  const missing = { id, code: line.code, quantity, left: seen }
  const params = { number: order.number }
  const send = () => {
    if (way === 'off') return off.send({ params, body: missing })
    if (!code || !consent) return undefined
    return replace.send({ params, body: { ...missing, replacement: code, replacementQuantity, consent } })
  }
  return (
    <Dialog
      title={`Puuttuu: ${line.name}`}
      isOpen
      onClose={onClose}
      closeLabel="Peruuta"
      isNarrow
      actions={
        <Button kind="danger" isDisabled={!isReady} isPending={isSending} onPress={send}>
          {way === 'off' ? `Ota pois, palauta ${centsText(goesBack)} €` : 'Korvaa'}
        </Button>
      }
    >
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      <PiecesField
        label="Puuttuu kappaletta"
        value={quantity}
        max={Math.min(seen, line.worth.length)}
        onChange={setQuantity}
      />
      <RadioGroup
        label="Mitä tehdään"
        value={way}
        onChange={setWay}
        options={[
          { id: 'off', label: 'Otetaan pois tilauksesta' },
          { id: 'replace', label: 'Korvataan toisella, ostajan luvalla' },
        ]}
      />
      {way === 'replace' && (
        <>
          <ComboBox
            label="Tilalle"
            value={code}
            onChange={setCode}
            options={(data?.products ?? [])
              .filter((each) => each.code !== line.code)
              .map(({ code, name, price, stock }) => ({
                id: code,
                label: name,
                hint: `${centsText(price)} €${stock === null ? '' : `, vapaana ${Math.max(0, stock)}`}`,
              }))}
          />
          <PiecesField
            label="Kappaletta tilalle"
            value={replacementQuantity}
            max={100}
            onChange={setReplacementQuantity}
          />
          <RadioGroup
            label="Miten ostaja suostui"
            isRequired
            value={consent}
            onChange={setConsent}
            options={consents.map((id) => ({ id, label: consentTexts[id] }))}
          />
        </>
      )}
      <p>
        Ostajalle palautetaan {centsText(goesBack)} €: ensin lahjakortille, sitten maksutavalle. Ostaja saa viestin,
        jossa tuote nimetään.{way === 'replace' && ' Kalliimmasta tuotteesta ei veloiteta enempää.'}
      </p>
    </Dialog>
  )
}
