import { useState } from 'react'
import type { Promotion } from '#contract/office/searches/words.ts'
import type { Language } from '#contract/site.ts'
import { AddressBox } from '#office/pages/link/address-box.tsx'
import { DateField } from '#office/ui/date-field.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { PlaceFields } from './place-fields.tsx'
import { placeOf, type Sites } from './site-name.ts'
import { Trial } from './trial.tsx'
import { usePromotion } from './use-words.ts'
import { WordDialog } from './word-dialog.tsx'

const places = ['Ensimmäinen sivu', 'Toinen sivu', 'Kolmas sivu'] as const

type Props = {
  promotion: Promotion | undefined
  given: { site?: string | undefined; language?: Language | undefined; question?: string } | undefined
  sites: Sites
  onClose: () => void
}

/** The pages that come first for a question. They can be tried before they are saved. */
export function PromotionDialog({ promotion, given = {}, sites, onClose }: Props) {
  const [place, setPlace] = useState(promotion ?? placeOf(sites, given))
  const [question, setQuestion] = useState(promotion?.question ?? given.question ?? '')
  const [paths, setPaths] = useState(promotion?.pages.map(({ path }) => path) ?? [])
  const [until, setUntil] = useState(promotion?.until ?? undefined)
  const [q, setQ] = useState<string>()
  const { add, change, remove } = usePromotion(promotion, onClose)
  const written = paths.filter((path) => path !== '')
  const isReady = question.trim() !== '' && written.length > 0
  const { site, language } = place
  const fields = { site, language, question: question.trim(), paths: written, until: until ?? null }
  const gone = promotion?.pages.filter(({ path, isGone }) => isGone && written.includes(path)) ?? []
  const setPath = (at: number, path: string) =>
    setPaths((before) => places.map((_, each) => (each === at ? path : (before[each] ?? ''))))
  const save = () =>
    promotion
      ? change.send({ params: { id: promotion.id }, body: { ...fields, version: promotion.version } })
      : add.send({ body: fields })
  return (
    <WordDialog
      title={promotion ? 'Muuta nostoa' : 'Uusi nosto'}
      onClose={onClose}
      add={add}
      change={change}
      remove={remove}
      isReady={isReady}
      onSave={() => void save()}
      onRemove={
        promotion && (() => void remove.send({ params: { id: promotion.id }, body: { version: promotion.version } }))
      }
    >
      <PlaceFields
        sites={sites}
        place={place}
        onChange={(next) => next.site !== null && setPlace({ site: next.site, language: next.language })}
      />
      <TextField
        label="Haku"
        isRequired
        autoFocus
        value={question}
        onChange={setQuestion}
        maxLength={80}
        help="Sanojen järjestyksellä ja taivutuksella ei ole väliä."
      />
      {places.map((label, at) => (
        <AddressBox
          key={label}
          label={label}
          isRequired={at === 0}
          site={site}
          language={language}
          value={paths[at] ?? ''}
          onChange={(path) => setPath(at, path)}
        />
      ))}
      {gone.map(({ id, title }) => (
        <Notice key={id} kind="warning">
          Sivua {title} ei enää ole julkaistuna: haku ohittaa sen.
        </Notice>
      ))}
      <DateField
        label="Viimeinen päivä"
        value={until}
        onChange={setUntil}
        help="Tyhjä: nosto on voimassa toistaiseksi."
      />
      <Trial
        site={site}
        language={language}
        change={isReady ? { kind: 'promotion', id: promotion?.id ?? null, promotion: fields } : undefined}
        q={q ?? question}
        onQuestion={setQ}
      />
    </WordDialog>
  )
}
