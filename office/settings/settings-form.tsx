import { useState } from 'react'
import type { CallValue } from '#office/frame/call-office.ts'
import { useMay } from '#office/frame/me.ts'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { Button } from '#office/ui/button.tsx'
import { Card } from '#office/ui/card.tsx'
import { MoneyField } from '#office/ui/money-field.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { NumberField } from '#office/ui/number-field.tsx'
import { useUnsaved } from '#office/ui/unsaved.ts'
import { moment } from '#web/format/moment.ts'
import { settingText, settingTexts, unitNames, whoName } from './setting-texts.ts'

type Settings = CallValue<'GET /api/office/settings'>
type Setting = Settings['settings'][number]

type Props = { shown: Settings; onAgain: () => Promise<void> }

/** The settings as a form: those that differ are sent, with the version that was shown. */
export function SettingsForm({ shown, onAgain }: Props) {
  const [base] = useState(shown)
  const [typed, setTyped] = useState<Record<string, number | null>>({})
  const isLocked = !useMay(['shop', 'admin'])
  const { send, isSending, refusal } = useSend('PUT /api/office/settings', {
    changes: ['/api/office/settings'],
    onDone: ({ version }, { body: { values: saved } }) => {
      const before = base.settings.filter(({ name }) => name in saved).map(({ name, value }) => [name, value])
      const back = { body: { seen: version, values: Object.fromEntries(before) } }
      showToast('Asetukset on tallennettu. Sivut näyttävät ne heti.', async () => {
        await undoBy('PUT /api/office/settings', back, ['/api/office/settings'])
        await onAgain()
      })
      onAgain()
    },
  })
  const currentOf = ({ name, value }: Setting) => (name in typed ? (typed[name] ?? null) : value)
  const changed = base.settings.filter((setting) => currentOf(setting) !== setting.value)
  const isWrong = changed.some((setting) => boundsProblem(setting, currentOf(setting)) !== undefined)
  useUnsaved(changed.length > 0 && !isSending)
  const values = Object.fromEntries(changed.map((setting) => [setting.name, currentOf(setting) ?? 0]))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (changed.length > 0 && !isWrong) send({ body: { seen: base.version, values } })
      }}
    >
      <Card title="Voimassa nyt" beside={<span className="muted">{whoText(base)}</span>}>
        {refusal && (
          <Notice kind="danger">
            {refusal.message}
            {refusal.code === 'SETTINGS_CHANGED' && <Button onPress={onAgain}>Lue uudelleen</Button>}
          </Notice>
        )}
        <div className="form">
          {base.settings.map((setting) => (
            <SettingField
              key={setting.name}
              setting={setting}
              value={currentOf(setting)}
              onChange={(value) => setTyped({ ...typed, [setting.name]: value })}
              isDisabled={isLocked}
            />
          ))}
          {!isLocked && (
            <div>
              <Button kind="primary" type="submit" isDisabled={changed.length === 0 || isWrong} isPending={isSending}>
                Tallenna
              </Button>
            </div>
          )}
        </div>
      </Card>
    </form>
  )
}

const whoText = ({ changedBy, changedAt }: Settings) => `${whoName(changedBy)}, ${moment(changedAt, 'fi')}`

function boundsProblem({ unit, from, to }: Setting, value: number | null): string | undefined {
  if (value !== null && value >= from && value <= to) return undefined
  return `Sallittu: ${settingText(from, unit)} – ${settingText(to, unit)}.`
}

type FieldProps = {
  setting: Setting
  value: number | null
  onChange: (value: number | null) => void
  isDisabled: boolean
}

function SettingField({ setting, value, onChange, isDisabled }: FieldProps) {
  const { name, unit } = setting
  const { label = name, help = '' } = settingTexts[name] ?? {}
  const shared = {
    help,
    error: boundsProblem(setting, value),
    onChange,
    isDisabled,
    label: `${label} (${unitNames[unit]})`,
  }
  return unit === 'cents' ? <MoneyField {...shared} cents={value} /> : <NumberField {...shared} value={value} />
}
