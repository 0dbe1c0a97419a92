import { useQuery } from '@tanstack/react-query'
import { useMay, useMe } from '#office/frame/me.ts'
import { officeQuery } from '#office/frame/queries.ts'
import { ComboBox } from '#office/ui/combo-box.tsx'
import { Select } from '#office/ui/select.tsx'
import { actionNames } from './audit-actions.ts'

type Props = { value: string | undefined; onChange: (value: string | undefined) => void }

const actions = Object.entries(actionNames)
  .map(([id, label]) => ({ id, label }))
  .sort((one, other) => one.label.localeCompare(other.label, 'fi'))

/** One action by its name. */
export const ActionField = (props: Props) => <ComboBox label="Teko" options={actions} {...props} />

const EVERYBODY = 'kaikki'

export function WhoField({ value, onChange }: Props) {
  const { data } = useQuery(officeQuery('GET /api/office/people'))
  const people = data?.rows.map(({ id, name, email }) => ({ id, label: name, hint: email })) ?? []
  return (
    <Select
      label="Kuka"
      options={[{ id: EVERYBODY, label: 'Kaikki' }, ...people]}
      value={value ?? EVERYBODY}
      onChange={(id) => onChange(id === EVERYBODY ? undefined : id)}
    />
  )
}

/** Names of people, for what was done to them: admins see everybody's, others only what they did themselves. */
export function useNameOfPerson(): (id: string) => string | undefined {
  const isAdmin = useMay(['admin'])
  const { id: own, name } = useMe()
  const { data } = useQuery({ ...officeQuery('GET /api/office/people'), enabled: isAdmin })
  return (id) => (id === own ? name : data?.rows.find((person) => person.id === id)?.name)
}
