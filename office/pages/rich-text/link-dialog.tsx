import { useState } from 'react'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { LinkField } from '../link/link-field.tsx'
import { isLinkTarget } from '../link/link-target.ts'

type Props = { target: string; onClose: () => void; onSet: (target: string | null) => void }

/** Where the chosen words lead. */
export function LinkDialog({ target, onClose, onSet }: Props) {
  const [next, setNext] = useState(target)
  return (
    <Dialog
      title="Linkki"
      isOpen
      isNarrow
      onClose={onClose}
      closeLabel="Peruuta"
      actions={
        <>
          {target && (
            <Button kind="danger" onPress={() => onSet(null)}>
              Poista linkki
            </Button>
          )}
          <Button kind="primary" isDisabled={!isLinkTarget(next)} onPress={() => onSet(next)}>
            Tallenna linkki
          </Button>
        </>
      }
    >
      <LinkField label="Minne sanat johtavat" value={next} onChange={setNext} />
    </Dialog>
  )
}
