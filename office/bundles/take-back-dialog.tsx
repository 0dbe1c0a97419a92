import { useState } from 'react'
import type { Member } from '#contract/office/bundles/bundle.ts'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { RadioGroup } from '#office/ui/radio-group.tsx'
import type { Bundle } from './bundle.ts'
import { changes } from './state-words.ts'

type What = 'keep' | 'take-back'
const options = [
  { id: 'keep', label: 'Jätä nykyiselleen' },
  { id: 'take-back', label: 'Palauta silti', hint: 'Nykyinen jää versioihin tai hintahistoriaan.' },
] as const

const keyOf = ({ kind, subject }: Member) => `${kind} ${subject}`

/** Everything as it was before the bundle. What was changed since is decided one by one. */
export function TakeBackDialog({ bundle, onClose }: { bundle: Bundle; onClose: () => void }) {
  const [decided, setDecided] = useState<Readonly<Record<string, What>>>({})
  const { send, isSending, refusal } = useSend('POST /api/office/bundles/:id/take-back', {
    changes,
    onDone: () => {
      showToast('Paketti on otettu takaisin.')
      onClose()
    },
  })
  const asked = bundle.members.filter(({ isChanged }) => isChanged)
  const isDecided = asked.every((member) => decided[keyOf(member)] !== undefined)
  const decisions = asked.flatMap(({ kind, subject, ...member }) => {
    const what = decided[keyOf({ kind, subject, ...member })]
    return what ? [{ kind, subject, what }] : []
  })
  return (
    <Dialog
      title={`Ota takaisin: ${bundle.name}`}
      isOpen
      onClose={onClose}
      closeLabel="Peruuta"
      isNarrow
      actions={
        <Button
          kind="danger"
          isPending={isSending}
          isDisabled={!isDecided}
          onPress={() => void send({ params: { id: bundle.id }, body: { version: bundle.version, decisions } })}
        >
          Ota takaisin
        </Button>
      }
    >
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      <p>
        Kävijät näkevät taas sen, mikä oli ennen julkaisua: sivut, valikot, tekstit, hinnat ja alennukset palaavat
        yhdellä kertaa. Julkaistut sivut jäävät luonnoksiksi ja muut tähän pakettiin.
      </p>
      {asked.length > 0 && <Notice kind="warning">Näitä on muutettu julkaisun jälkeen. Päätä kustakin.</Notice>}
      {asked.map((member) => (
        <RadioGroup
          key={keyOf(member)}
          label={member.title}
          options={options}
          value={decided[keyOf(member)]}
          onChange={(what) => setDecided({ ...decided, [keyOf(member)]: what })}
        />
      ))}
    </Dialog>
  )
}
