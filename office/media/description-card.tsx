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

type Description = Pick<Item, 'title' | 'alts' | 'holder' | 'until'>

const descriptionOf = ({ title, alts, holder, until }: Description): Description => ({ title, alts, holder, until })

const isSame = (one: Description, other: Description) =>
  one.title === other.title &&
  one.holder === other.holder &&
  one.until === other.until &&
  languages.every((language) => (one.alts[language] ?? '') === (other.alts[language] ?? ''))

/** What it is called, what is in it, and who may use it until when. What is typed stays, whatever else changes of the item meanwhile. */
export function DescriptionCard({ item }: { item: Item }) {
  const [base, setBase] = useState(item)
  const [typed, setTyped] = useState(() => descriptionOf(item))
  const adopt = () => {
    setBase(item)
    setTyped(descriptionOf(item))
  }
  if (item !== base && (isSame(typed, base) || isSame(typed, item))) adopt()
  const set = (part: Partial<Description>) => setTyped({ ...typed, ...part })
  const { title, alts, holder, until } = typed
  const isLocked = !item.mayChange
  const isChanged = !isSame(typed, item)
  // Somebody else has described it meanwhile: the server says so, and nothing is overwritten.
  const version = isSame(item, base) ? item.version : base.version
  const describe = useSend('PUT /api/office/media/:id', {
    changes,
    onDone: (saved) => {
      const back = { params: { id: item.id }, body: { ...descriptionOf(base), version: saved.version } }
      showToast('Tiedot on tallennettu.', () => undoBy('PUT /api/office/media/:id', back, changes))
    },
  })
  useUnsaved(isChanged && !describe.isSending)
  const { refusal, forget } = describe
  const again = () => {
    forget()
    adopt()
  }
  return (
    <Card title="Tiedot">
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          describe.send({ params: { id: item.id }, body: { ...typed, version } })
        }}
      >
        {refusal && (
          <Notice kind="danger">
            {refusal.message}
            {refusal.code === 'CHANGED_MEANWHILE' && <Button onPress={again}>Lue uudelleen</Button>}
          </Notice>
        )}
        <TextField
          label="Nimi"
          isRequired
          maxLength={MAX_TITLE_LENGTH}
          value={title}
          onChange={(text) => set({ title: text })}
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
                onChange={(text) => set({ alts: { ...alts, [language]: text } })}
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
          onChange={(text) => set({ holder: text })}
          isDisabled={isLocked}
        />
        <DateField
          label="Saa käyttää viimeistään"
          help="Tyhjänä: toistaiseksi."
          value={until ?? undefined}
          onChange={(day) => set({ until: day ?? null })}
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
