import { Button } from '#office/ui/button.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { type Difference, ShownDifference } from './difference.tsx'

type TextProps = {
  /** The columns, in sentences. */
  columns: string
  rows: number
  content: string
  onWrite: (content: string) => void
  /** Whether the differences are shown: the next thing to do is another one then. */
  isCompared: boolean
  isComparing: boolean
  onCompare: () => void
}

/** A table as text, and the button that shows what it would change. */
export function TableText({ columns, rows, content, onWrite, isCompared, isComparing, onCompare }: TextProps) {
  return (
    <>
      <TextField
        label="Tai liitä taulukko tähän"
        help={`Sarakkeet: ${columns}`}
        rows={rows}
        value={content}
        onChange={onWrite}
      />
      <div>
        <Button
          kind={isCompared ? undefined : 'primary'}
          isDisabled={content.trim() === ''}
          isPending={isComparing}
          onPress={onCompare}
        >
          Näytä erot
        </Button>
      </div>
    </>
  )
}

/** How tables of the office are written. */
export const FORM_OF_TABLES = 'Ensimmäinen rivi nimeää sarakkeet; solut erottaa puolipiste, sarkain tai pilkku.'

type OutcomeProps = {
  refusal: { code: string; message: string } | null
  onCompare: () => void
  shown: Difference | undefined
  isImporting: boolean
  onImport: (anyway: boolean) => void
}

/** What the table would change, or why it was refused. */
export function TableOutcome({ refusal, onCompare, shown, isImporting, onImport }: OutcomeProps) {
  return (
    <>
      {refusal && (
        <Notice kind="danger">
          {refusal.message}
          {refusal.code === 'IMPORT_CHANGED' && <Button onPress={onCompare}>Näytä erot uudelleen</Button>}
        </Notice>
      )}
      {shown && <ShownDifference difference={shown} isSending={isImporting} onImport={onImport} />}
    </>
  )
}
