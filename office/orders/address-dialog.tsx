import { useState } from 'react'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { ActionDialog, type ActionProps } from './action-dialog.tsx'
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
  const [address, setAddress] = useState(order.deliveryAddress)
  const [slot, setSlot] = useState<Slot>()
  const postalCode = POSTAL_CODE.test(address.postalCode) ? address.postalCode : order.deliveryAddress.postalCode
  const needsSlot = useSlots(order.number, postalCode)?.isSameArea === false
  const isWhole = Object.values(address).every((text) => text.trim() !== '') && POSTAL_CODE.test(address.postalCode)
  const isChanged = fields.some(([name]) => address[name] !== order.deliveryAddress[name])
  const isReady = isWhole && isChanged && (!needsSlot || slot !== undefined)
  return (
    <ActionDialog
      order={order}
      onClose={onClose}
      call="POST /api/office/orders/:number/delivery"
      title="Muuta osoite"
      action={isReady ? { kind: 'address', address, ...(needsSlot && slot ? { slot } : {}) } : undefined}
      button="Muuta osoite"
      done={`Tilauksen ${order.number} osoite on muutettu.`}
    >
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
    </ActionDialog>
  )
}
