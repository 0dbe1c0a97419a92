import { useState } from 'react'
import { useMay } from '#office/frame/me.ts'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Button } from '#office/ui/button.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { type CodeDetails, eurosText } from './code-texts.ts'
import { LimitDialog } from './limit-dialog.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import { ToldCodeDialog } from './told-code.tsx'
import { VoidDialog } from './void-dialog.tsx'

const changes = ['/api/office/codes']

/** What can be done with a code. */
export function CodeActions({ code }: { code: CodeDetails }) {
  const { id, kind, state, amount } = code
  const mayChange = useMay(['shop'])
  const [asked, setAsked] = useState<'limit' | 'void' | 'replace'>()
  const [told, setTold] = useState<string>()
  const show = useSend('POST /api/office/codes/:id/show', {
    onDone: (value) => setTold(value.code),
  })
  const restore = useSend('POST /api/office/codes/:id/restore', {
    changes,
    onDone: ({ restored }) => showToast(restored > 0 ? `Palautettu ${eurosText(restored)}.` : 'Koodi on käytössä.'),
  })
  if (!mayChange) return null
  const refusal = show.refusal ?? restore.refusal
  const close = () => setAsked(undefined)
  return (
    <>
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      {kind !== 'gift-card' && (
        <Button isPending={show.isSending} onPress={() => show.send({ params: { id } })}>
          Näytä koodi
        </Button>
      )}
      {state !== 'void' && state !== 'replaced' && (
        <>
          <Button onPress={() => setAsked('limit')}>Muuta rajoja</Button>
          {kind === 'gift-card' && (amount ?? 0) > 0 && (
            <Button onPress={() => setAsked('replace')}>Lähetä uudelleen</Button>
          )}
          <Button kind="danger" onPress={() => setAsked('void')}>
            Mitätöi
          </Button>
        </>
      )}
      {state === 'void' && (
        <Button isPending={restore.isSending} onPress={() => restore.send({ params: { id } })}>
          Palauta käyttöön
        </Button>
      )}
      {asked === 'limit' && <LimitDialog code={code} onClose={close} />}
      {asked === 'void' && <VoidDialog code={code} onClose={close} />}
      {asked === 'replace' && <ReplaceDialog code={code} onClose={close} />}
      {told && <ToldCodeDialog code={told} onClose={() => setTold(undefined)} />}
    </>
  )
}
