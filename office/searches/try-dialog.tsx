import { useState } from 'react'
import type { Language } from '#contract/site.ts'
import { useMay } from '#office/frame/me.ts'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import type { Ask } from './ask.ts'
import { PlaceFields } from './place-fields.tsx'
import { placeOf, type Sites } from './site-name.ts'
import { Trial } from './trial.tsx'

type Props = {
  question: { site?: string | undefined; language?: Language | undefined; q?: string }
  sites: Sites
  onAsk: (ask: Ask | undefined) => void
}

/** What a question finds now, and from there what to do about it. */
export function TryDialog({ question, sites, onAsk }: Props) {
  const [place, setPlace] = useState(placeOf(sites, question))
  const [q, setQ] = useState(question.q ?? '')
  const mayChange = useMay(['editor'])
  const typed = q.trim().slice(0, 60)
  return (
    <Dialog
      title="Kokeile hakua"
      isOpen
      onClose={() => onAsk(undefined)}
      actions={
        mayChange && (
          <>
            <Button
              isDisabled={typed === ''}
              onPress={() => onAsk({ about: 'synonym', given: { ...place, word: typed } })}
            >
              Tee synonyymi
            </Button>
            <Button
              isDisabled={typed === ''}
              onPress={() => onAsk({ about: 'promotion', given: { ...place, question: typed } })}
            >
              Nosta sivuja
            </Button>
          </>
        )
      }
    >
      <PlaceFields
        sites={sites}
        place={place}
        onChange={({ site, language }) => site !== null && setPlace({ site, language })}
      />
      <Trial {...place} change={null} q={q} onQuestion={setQ} />
    </Dialog>
  )
}
