import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { officeQuery, useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Button } from '#office/ui/button.tsx'
import { ComboBox } from '#office/ui/combo-box.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { Notice } from '#office/ui/notice.tsx'

/** Says which product an unknown barcode is; from then on everybody's scanner knows it. */
export function TeachDialog({ barcode, onClose }: { barcode: string; onClose: () => void }) {
  const [code, setCode] = useState<string>()
  const { data } = useQuery(officeQuery('GET /api/office/packing/products'))
  const teach = useSend('POST /api/office/packing/barcodes', {
    onDone: () => {
      onClose()
      showToast('Koodi on nyt tuotteella. Lue se uudelleen.')
    },
  })
  const options = (data?.products ?? []).map(({ code, name }) => ({ id: code, label: name, hint: code }))
  return (
    <Dialog
      title={`Koodi ${barcode}`}
      isOpen
      onClose={onClose}
      closeLabel="Peruuta"
      isNarrow
      actions={
        <Button
          kind="primary"
          isDisabled={!code}
          isPending={teach.isSending}
          onPress={() => code && teach.send({ body: { barcode, code } })}
        >
          Tallenna
        </Button>
      }
    >
      {teach.refusal && <Notice kind="danger">{teach.refusal.message}</Notice>}
      {barcode.length === 8 && <p>Koodissa on paino: sama tuote tunnetaan jatkossa painosta riippumatta.</p>}
      <ComboBox label="Tuote" options={options} value={code} onChange={setCode} autoFocus />
    </Dialog>
  )
}
