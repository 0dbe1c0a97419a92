import { useState } from 'react'
import type { Synonym } from '#contract/office/searches/words.ts'
import type { Language } from '#contract/site.ts'
import { useMe } from '#office/frame/me.ts'
import { TextField } from '#office/ui/fields.tsx'
import { RadioGroup } from '#office/ui/radio-group.tsx'
import { Select } from '#office/ui/select.tsx'
import { PlaceFields } from './place-fields.tsx'
import { placeOf, type Sites } from './site-name.ts'
import { Trial } from './trial.tsx'
import { useSynonym } from './use-words.ts'
import { WordDialog } from './word-dialog.tsx'

const ways = [
  { id: 'both', label: 'Sanat tarkoittavat samaa', hint: 'Jokainen löytää myös toiset.' },
  { id: 'one', label: 'Vain yhteen suuntaan', hint: 'Haettu sana löytää myös muita, mutta ne eivät sitä.' },
] as const
type Way = (typeof ways)[number]['id']

type Props = {
  synonym: Synonym | undefined
  given: { site?: string | undefined; language?: Language | undefined; word?: string } | undefined
  sites: Sites
  onClose: () => void
}

/** Words of the searches: new ones, or others in their place. They can be tried before they are saved. */
export function SynonymDialog({ synonym, given = {}, sites, onClose }: Props) {
  const { sites: own } = useMe()
  const [place, setPlace] = useState<{ site: string | null; language: Language }>(synonym ?? placeOf(sites, given))
  const [way, setWay] = useState<Way>(synonym?.finds ? 'one' : 'both')
  const [words, setWords] = useState(synonym?.words.join(', ') ?? given.word ?? '')
  const [finds, setFinds] = useState(synonym?.finds?.join(', ') ?? '')
  const [q, setQ] = useState(synonym?.words[0] ?? given.word ?? '')
  const [tryOn, setTryOn] = useState(placeOf(sites, given).site)
  const { add, change, remove } = useSynonym(synonym, onClose)
  const typed = wordsIn(words)
  const found = way === 'one' ? wordsIn(finds) : null
  const isReady = found ? typed.length > 0 && found.length > 0 : typed.length > 1
  const fields = { ...place, words: typed, finds: found }
  const save = () =>
    synonym
      ? change.send({ params: { id: synonym.id }, body: { ...fields, version: synonym.version } })
      : add.send({ body: fields })
  return (
    <WordDialog
      title={synonym ? 'Muuta synonyymiä' : 'Uusi synonyymi'}
      onClose={onClose}
      add={add}
      change={change}
      remove={remove}
      isReady={isReady}
      onSave={() => void save()}
      onRemove={synonym && (() => void remove.send({ params: { id: synonym.id }, body: { version: synonym.version } }))}
    >
      <PlaceFields sites={sites} place={place} onChange={setPlace} mayBeAll={own.length === 0} />
      <RadioGroup label="Suunta" options={ways} value={way} onChange={setWay} />
      <TextField
        label={way === 'both' ? 'Sanat' : 'Kun haetaan'}
        isRequired
        autoFocus
        value={words}
        onChange={setWords}
        help="Perusmuodossa, pilkuilla erotettuina. Taivutusmuodot löytyvät itsestään."
        maxLength={600}
      />
      {way === 'one' && (
        <TextField
          label="Löydetään myös"
          isRequired
          value={finds}
          onChange={setFinds}
          help="Sanoja, joita sivuilla on, pilkuilla erotettuina."
          maxLength={600}
        />
      )}
      {place.site === null && (
        <Select
          label="Kokeile sivustolla"
          options={sites.map(({ id, name }) => ({ id, label: name }))}
          value={tryOn}
          onChange={setTryOn}
        />
      )}
      <Trial
        site={place.site ?? tryOn}
        language={place.language}
        change={isReady ? { kind: 'synonym', id: synonym?.id ?? null, words: fields } : undefined}
        q={q}
        onQuestion={setQ}
      />
    </WordDialog>
  )
}

const wordsIn = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
