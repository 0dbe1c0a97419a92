import { useState } from 'react'
import { type Role, roles } from '#contract/office/roles.ts'
import type { CallValue } from '#office/frame/call-office.ts'
import { useSend } from '#office/frame/queries.ts'
import { roleNames } from '#office/frame/role-names.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Button } from '#office/ui/button.tsx'
import { CheckBox } from '#office/ui/check-box.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'

export type Person = CallValue<'GET /api/office/people'>['rows'][number]

type Props = { person: Person | undefined; onClose: () => void }

/** Invites somebody, or changes what somebody may do. */
export function PersonDialog({ person, onClose }: Props) {
  const [email, setEmail] = useState('')
  const [name, setName] = useState(person?.name ?? '')
  const [chosen, setChosen] = useState<readonly Role[]>(person?.roles ?? [])
  const [sites, setSites] = useState((person?.sites ?? []).join(' '))
  const done = (text: string) => ({
    changes: ['/api/office/people', '/api/office/me'],
    onDone: () => {
      onClose()
      showToast(text)
    },
  })
  const invite = useSend('POST /api/office/people', done(`Kutsu on lähetetty: ${email}.`))
  const change = useSend('PUT /api/office/people/:id', done('Muutos on tallennettu.'))
  const { refusal, isSending } = person ? change : invite
  const fields = refusal?.fields ?? {}
  const details = { name, roles: [...chosen], sites: sites.split(/[\s,]+/).filter(Boolean) }
  const send = () =>
    person ? change.send({ params: { id: person.id }, body: details }) : invite.send({ body: { ...details, email } })
  const choose = (role: Role) => (isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, role] : chosen.filter((each) => each !== role))
  return (
    <Dialog
      title={person ? `Muuta: ${person.name}` : 'Kutsu henkilö'}
      isOpen
      onClose={onClose}
      closeLabel="Peruuta"
      isNarrow
      actions={
        <Button kind="primary" isPending={isSending} onPress={send}>
          {person ? 'Tallenna' : 'Lähetä kutsu'}
        </Button>
      }
    >
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      {!person && (
        <TextField label="Sähköposti" type="email" isRequired value={email} onChange={setEmail} error={fields.email} />
      )}
      <TextField label="Nimi" isRequired value={name} onChange={setName} error={fields.name} />
      <fieldset className="stack">
        <legend>Roolit</legend>
        {roles.map((role) => (
          <CheckBox key={role} isSelected={chosen.includes(role)} onChange={choose(role)}>
            {roleNames[role]}
          </CheckBox>
        ))}
        {fields.roles && <Notice kind="danger">Valitse ainakin yksi rooli.</Notice>}
      </fieldset>
      {chosen.includes('editor') && (
        <TextField
          label="Sivustot"
          help="Tunnukset välilyönnein, esimerkiksi kuluttaja deli. Tyhjä: kaikki sivustot."
          value={sites}
          onChange={setSites}
          error={fields.sites}
        />
      )}
      {person && <p className="muted">Jos roolit tai sivustot muuttuvat, henkilön istunnot päättyvät heti.</p>}
    </Dialog>
  )
}
