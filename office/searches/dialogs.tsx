import type { Promotion, Synonym } from '#contract/office/searches/words.ts'
import type { Language } from '#contract/site.ts'
import { PromotionDialog } from './promotion-dialog.tsx'
import type { Sites } from './site-name.ts'
import { SynonymDialog } from './synonym-dialog.tsx'
import { TryDialog } from './try-dialog.tsx'

type Place = { site?: string | undefined; language?: Language | undefined }

/** What a dialog is about. `given`: what a new one begins with. */
export type Ask =
  | { about: 'try'; question: Place & { q?: string } }
  | { about: 'synonym'; synonym?: Synonym; given?: Place & { word?: string } }
  | { about: 'promotion'; promotion?: Promotion; given?: Place & { question?: string } }

type Props = { ask: Ask; sites: Sites; onAsk: (ask: Ask | undefined) => void }

/** The dialog that is open. */
export function Dialogs({ ask, sites, onAsk }: Props) {
  const onClose = () => onAsk(undefined)
  switch (ask.about) {
    case 'try':
      return <TryDialog question={ask.question} sites={sites} onAsk={onAsk} />
    case 'synonym':
      return <SynonymDialog synonym={ask.synonym} given={ask.given} sites={sites} onClose={onClose} />
    case 'promotion':
      return <PromotionDialog promotion={ask.promotion} given={ask.given} sites={sites} onClose={onClose} />
  }
}
