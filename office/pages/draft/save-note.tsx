import { Button } from '#office/ui/button.tsx'
import type { Shown } from './draft-session.ts'
import './save-note.css'

const texts = {
  saved: 'Tallennettu',
  saving: 'Tallennetaan…',
  away: 'Ei yhteyttä: tallessa tällä koneella',
  refused: 'Ei voitu tallentaa: tallessa tällä koneella',
} as const

/** Whether what was written is safe, calmly. */
export function SaveNote({ shown, onTry }: { shown: Shown; onTry: () => void }) {
  const { saving, refusal, isKept } = shown
  const isOnlyHere = saving !== 'saved' && !isKept
  return (
    <span className={`save-note ${saving}`} role="status">
      {isOnlyHere ? 'Ei tallessa: selain ei salli tallennusta. Pidä ikkuna auki.' : texts[saving]}
      {refusal && `. ${refusal}`}
      {saving === 'away' && (
        <Button kind="quiet" onPress={onTry}>
          Yritä nyt
        </Button>
      )}
    </span>
  )
}
