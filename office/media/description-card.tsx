import { useState } from 'react'
import { languageNames } from '#contract/content/field.ts'
import { MAX_ALT_LENGTH, MAX_HOLDER_LENGTH, MAX_TITLE_LENGTH } from '#contract/office/media/limits.ts'
import type { Language } from '#contract/site.ts'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { Button } from '#office/ui/button.tsx'
import { Card } from '#office/ui/card.tsx'
import { DateField } from '#office/ui/date-field.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { useUnsaved } from '#office/ui/unsaved.ts'
import { changes, dayText, type Item } from './item-texts.ts'

const languages = ['fi', 'se', 'en', 'de'] as const satisfies readonly Language[]

/** What it is called, what is in it, and who may use it until when. */
export function DescriptionCard({ item }: { item: Item }) {
  const [title, setTitle] = useState(item.title)
  const [alts, setAlts] = useState(item.alts)
  const [holder, setHolder] = useState(item.holder)
  const [until, setUntil] = useState(item.until)
  const isLocked = !item.mayChange
  const isChanged =
    title !== item.title ||
    holder !== item.holder ||
    until !== item.until ||
    languages.some((language) => (alts[language] ?? '') !== (item.alts[language] ?? ''))
  const describe = useSend('PUT /api/office/media/:id', {
    changes,
    onDone: ({ version }) => {
      const before = { title: item.title, alts: item.alts, holder: item.holder, until: item.until }
      const back = { params: { id: item.id }, body: { ...before, version } }
      showToast('Tiedot on tallennettu.', () => undoBy('PUT /api/office/media/:id', back, changes))
    },
  })
  useUnsaved(isChanged && !describe.isSending)
  const { refusal } = describe
  return (
    <Card title="Tiedot">
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          describe.send({ params: { id: item.id }, body: { title, alts, holder, until, version: item.version } })
        }}
      >
        {refusal && <Notice kind="danger">{refusal.message}</Notice>}
        <TextField
          label="Nimi"
          isRequired
          maxLength={MAX_TITLE_LENGTH}
          value={title}
          onChange={setTitle}
          error={refusal?.fields.title}
          isDisabled={isLocked}
        />
        {item.kind === 'picture' && (
          <fieldset className="media-alts">
            <legend>Vaihtoehtoinen teksti</legend>
            <p className="field-help">
              Mitä kuvassa näkyy. Kun kuva valitaan sivulle, se saa sivun kielen tekstin; sivulla tekstiä voi muuttaa.
            </p>
            {languages.map((language) => (
              <TextField
                key={language}
                label={languageNames[language] ?? language}
                rows={2}
                maxLength={MAX_ALT_LENGTH}
                value={alts[language] ?? ''}
                onChange={(text) => setAlts({ ...alts, [language]: text })}
                isDisabled={isLocked}
              />
            ))}
          </fieldset>
        )}
        <TextField
          label="Kuvaaja, tekijä tai lisenssi"
          help="Kuka on antanut luvan ja mihin."
          maxLength={MAX_HOLDER_LENGTH}
          value={holder}
          onChange={setHolder}
          isDisabled={isLocked}
        />
        <DateField
          label="Saa käyttää viimeistään"
          help="Tyhjänä: toistaiseksi."
          value={until ?? undefined}
          onChange={(day) => setUntil(day ?? null)}
          isDisabled={isLocked}
        />
        {item.rights === 'ended' && item.until && (
          <Notice kind="danger">
            Oikeus käyttää tätä päättyi {dayText(item.until)}. Vaihda tai poista se sivuilta.
          </Notice>
        )}
        {!isLocked && (
          <div className="row">
            <Button kind="primary" type="submit" isDisabled={!isChanged} isPending={describe.isSending}>
              Tallenna tiedot
            </Button>
            {isChanged && <span className="muted">Tallentamattomia muutoksia</span>}
          </div>
        )}
      </form>
    </Card>
  )
}
