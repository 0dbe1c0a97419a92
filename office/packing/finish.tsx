import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Button } from '#office/ui/button.tsx'
import { Confirm } from '#office/ui/dialog.tsx'
import { Notice } from '#office/ui/notice.tsx'
import type { PackedOrder } from './packed-order.ts'

type Props = { order: PackedOrder; day: string; isOpen: boolean; isReady: boolean }

const changes = ['/api/office/packing', '/api/office/orders']

/** Boxes, and the press that moves the order on. The buyer has a mail then; one step back is on the page of the order. */
export function Finish({ order: { number, boxes, next }, day, isOpen, isReady }: Props) {
  const [isAsked, setAsked] = useState(false)
  const navigate = useNavigate()
  const goOn = () => next && navigate({ to: '/pakkaus/$day/$number', params: { day, number: String(next) } })
  const count = useSend('PUT /api/office/packing/orders/:number/boxes', { changes })
  const pack = useSend('POST /api/office/packing/orders/:number/packed', {
    changes,
    onDone: () => {
      setAsked(false)
      showToast(`Tilaus ${number} on pakattu. Ostaja saa viestin.`)
      goOn()
    },
  })
  const setBoxes = (boxes: number) => count.send({ params: { number }, body: { boxes } })
  return (
    // The button is gone when the order is packed: the focus stays here.
    <div tabIndex={-1} className="packing-finish">
      <fieldset className="row packing-boxes">
        <legend className="visually-hidden">Laatikot</legend>
        {isOpen && (
          <Button aria-label="Yksi laatikko vähemmän" isDisabled={boxes <= 1} onPress={() => setBoxes(boxes - 1)}>
            −
          </Button>
        )}
        <span>{boxes === 1 ? '1 laatikko' : `${boxes} laatikkoa`}</span>
        {isOpen && (
          <Button aria-label="Yksi laatikko lisää" isDisabled={boxes >= 20} onPress={() => setBoxes(boxes + 1)}>
            +
          </Button>
        )}
      </fieldset>
      {isOpen && (
        <Button kind="primary" isDisabled={!isReady} onPress={() => setAsked(true)}>
          Merkitse pakatuksi
        </Button>
      )}
      {next && <Button onPress={goOn}>Seuraava: {next}</Button>}
      <Confirm
        title={`Tilaus ${number} pakatuksi`}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        action="Merkitse pakatuksi"
        isSending={pack.isSending}
        onConfirm={() => pack.send({ params: { number }, body: {} })}
      >
        {pack.refusal && <Notice kind="danger">{pack.refusal.message}</Notice>}
        <p>Ostaja saa sähköpostin, että tilaus on pakattu. Viestiä ei voi perua.</p>
      </Confirm>
    </div>
  )
}
