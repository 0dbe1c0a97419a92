import type { Ask } from './ask.ts'
import { PromotionDialog } from './promotion-dialog.tsx'
import type { Sites } from './site-name.ts'
import { SynonymDialog } from './synonym-dialog.tsx'
import { TryDialog } from './try-dialog.tsx'

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
