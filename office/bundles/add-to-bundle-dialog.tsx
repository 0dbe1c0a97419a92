import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { AddedMember } from '#contract/office/bundles/bundle.ts'
import { officeQuery, useSend } from '#office/frame/queries.ts'
import { TextField } from '#office/ui/fields.tsx'
import { FormDialog } from '#office/ui/form-dialog.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { Select } from '#office/ui/select.tsx'
import { changes, states } from './state-words.ts'

const NEW = 'new'

type Target = { id: number; name: string; version: number }

type Props = {
  title: string
  /** What is added, made when somebody presses the button; undefined: it could not be made, and the dialog says why. */
  prepare: () => Promise<AddedMember | undefined>
  isReady?: boolean
  /** The bundles in which it waits already. */
  waiting?: readonly { bundle: number }[]
  onClose: () => void
  /** It is in this bundle, whose version is another now. */
  onAdded: (bundle: Target, isReplacing: boolean) => void
  children: ReactNode
}

/** Puts something that is prepared into a bundle, or into a new one, instead of publishing it. */
export function AddToBundleDialog(props: Props) {
  const { title, prepare, isReady = true, waiting = [], onClose, onAdded, children } = props
  const { data, error } = useQuery({
    ...officeQuery('GET /api/office/bundles', { query: {} }),
    staleTime: 0,
    placeholderData: undefined,
  })
  const [chosen, setChosen] = useState<string>()
  const [name, setName] = useState('')
  const [isSending, setSending] = useState(false)
  const make = useSend('POST /api/office/bundles', { changes })
  const add = useSend('POST /api/office/bundles/:id/members', { changes })
  const open = data?.rows.filter(({ state }) => state === 'open' || state === 'taken-back') ?? []
  const value = chosen ?? (data && open.length === 0 ? NEW : undefined)
  const bundle = open.find(({ id }) => String(id) === value)
  const isNew = value === NEW
  const isReplacing = bundle !== undefined && waiting.some((each) => each.bundle === bundle.id)
  const put = async () => {
    setSending(true)
    const member = await prepare()
    const target = member && (bundle ?? (await made()))
    if (target) await addTo(target, member)
    setSending(false)
  }
  const made = async (): Promise<Target | undefined> => {
    let target: Target | undefined
    await make.send({ body: { name } }, ({ id }) => {
      target = { id, name, version: 1 }
      // If it cannot be added, the same bundle is tried again.
      setChosen(String(id))
    })
    return target
  }
  const addTo = async (target: Target, member: AddedMember) => {
    const options = { params: { id: target.id }, body: { add: [member], version: target.version } }
    await add.send(options, ({ version }) => {
      onAdded({ ...target, version }, isReplacing)
      onClose()
    })
  }
  const refusal = make.refusal ?? add.refusal
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      action={isReplacing ? 'Korvaa paketissa' : 'Lisää pakettiin'}
      isReady={isReady && (isNew ? name.trim() !== '' : bundle !== undefined)}
      isSending={isSending}
      onAction={() => void put()}
      refusal={refusal ?? error}
    >
      {children}
      {data && (
        <Select
          label="Julkaisupaketti"
          isRequired
          options={[
            ...open.map(({ id, name: label, state }) => ({ id: String(id), label, hint: states[state].label })),
            { id: NEW, label: 'Uusi julkaisupaketti' },
          ]}
          value={value}
          onChange={setChosen}
        />
      )}
      {isNew && (
        <TextField
          label="Uuden paketin nimi"
          isRequired
          maxLength={100}
          value={name}
          onChange={setName}
          help="Esimerkiksi Joulun valikoima."
        />
      )}
      {isReplacing && <Notice kind="warning">Paketissa on jo aiempi versio tästä. Tämä tulee sen tilalle.</Notice>}
    </FormDialog>
  )
}
