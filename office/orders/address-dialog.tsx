import { useState } from 'react'
import type { OrderAction } from '#contract/office/orders/actions.ts'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { type ActionProps, orderChanges } from './plain-dialogs.tsx'
import { PlanText, usePlan } from './plan.tsx'
import { type Slot, SlotField, useSlots } from './slot-field.tsx'

const fields = [
  ['firstName', 'Etunimi', 60],
  ['lastName', 'Sukunimi', 60],
  ['streetAddress', 'Katuosoite', 100],
  ['postalCode', 'Postinumero', 5],
  ['city', 'Postitoimipaikka', 60],
] as const

const POSTAL_CODE = /^\d{5}$/

/** Another address before packing; in another area together with a time there. */
export function AddressDialog({ order, onClose }: ActionProps) {
  const { number, seen } = order
  const [address, setAddress] = useState(order.deliveryAddress)
  const [slot, setSlot] = useState<Slot>()
  const postalCode = POSTAL_CODE.test(address.postalCode) ? address.postalCode : order.deliveryAddress.postalCode
  const needsSlot = useSlots(number, postalCode)?.isSameArea === false
  const isWhole = Object.values(address).every((text) => text.trim() !== '') && POSTAL_CODE.test(address.postalCode)
  const isChanged = fields.some(([name]) => address[name] !== order.deliveryAddress[name])
  const isReady = isWhole && isChanged && (!needsSlot || slot !== undefined)
  const action: Extract<OrderAction, { kind: 'address' }> | undefined = isReady
    ? { kind: 'address', address, ...(needsSlot && slot ? { slot } : {}) }
    : undefined
  const plan = usePlan(order, action)
  const { send, isSending, refusal } = useSend('POST /api/office/orders/:number/delivery', {
    changes: orderChanges,
    onDone: () => {
      onClose()
      showToast(`Tilauksen ${number} osoite on muutettu.`)
    },
  })
  return (
    <Dialog
      title={`Muuta osoite: tilaus ${number}`}
      isOpen
      onClose={onClose}
      closeLabel="Peruuta"
      isNarrow
      actions={
        <Button
          kind="primary"
          isDisabled={!plan.effects}
          isPending={isSending}
          onPress={() => void (action && send({ params: { number }, body: { action, seen } }))}
        >
          Muuta osoite
        </Button>
      }
    >
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      {fields.map(([name, label, maxLength]) => (
        <TextField
          key={name}
          label={label}
          maxLength={maxLength}
          value={address[name]}
          onChange={(text) => setAddress({ ...address, [name]: text })}
        />
      ))}
      {needsSlot && (
        <>
          <Notice kind="warning">Postinumero on toisella alueella: valitse toimitusaika sieltä.</Notice>
          <SlotField order={order} postalCode={postalCode} slot={slot} onChange={setSlot} />
        </>
      )}
      <PlanText {...plan} />
    </Dialog>
  )
}
