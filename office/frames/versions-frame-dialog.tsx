import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormField } from '#contract/office/editor/form-field.ts'
import type { FrameContent, FramePart, FramePlace } from '#contract/office/frames/frame-of-office.ts'
import { officeQuery } from '#office/frame/queries.ts'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { VersionList } from '#office/ui/version-list.tsx'
import { FrameDifferencesView } from './frame-differences-view.tsx'
import '#office/pages/versions/versions.css'

type Props = {
  part: FramePart
  place: FramePlace
  form: FormField
  content: FrameContent
  mayChange: boolean
  onClose: () => void
  /** The version is in the form now. */
  onTake: (content: FrameContent, number: number) => void
}

const kinds = { published: 'Julkaistu', import: 'Tuotu tai alkuperäinen' } as const

/** What was published, how it differs from what is in the form, and back to it. */
export function FrameVersionsDialog({ part, place, form, content, mayChange, onClose, onTake }: Props) {
  const { language, site } = place
  const [chosen, setChosen] = useState<number>()
  const versions = useQuery(
    officeQuery('GET /api/office/frames/:part/versions', { params: { part }, language, query: { site } }),
  )
  const version = useQuery({
    ...officeQuery('GET /api/office/frames/:part/versions/:number', {
      params: { part, number: chosen ?? 1 },
      language,
      query: { site },
    }),
    enabled: chosen !== undefined,
  })
  const rows = versions.isPlaceholderData ? [] : (versions.data?.rows ?? [])
  const old = chosen === undefined || version.isPlaceholderData ? undefined : version.data?.content
  const failure = versions.error ?? version.error
  return (
    <Dialog
      title="Versiot"
      isOpen
      onClose={onClose}
      actions={
        old &&
        chosen !== undefined &&
        mayChange && (
          <Button kind="primary" onPress={() => onTake(old, chosen)}>
            Ota versio {chosen} lomakkeelle
          </Button>
        )
      }
    >
      {failure && <Notice kind="danger">{failure.message}</Notice>}
      {versions.isSuccess && rows.length === 0 && <p>Täältä ei ole vielä julkaistu mitään.</p>}
      <div className="versions">
        <VersionList rows={rows} kinds={kinds} chosen={chosen} onChoose={setChosen} />
        <div className="versions-compared" aria-live="polite">
          {chosen === undefined && rows.length > 0 && (
            <p className="muted">Valitse versio, niin näet, miten lomake eroaa siitä.</p>
          )}
          {old && chosen !== undefined && (
            <FrameDifferencesView form={form} before={old} after={content} labels={[`Versio ${chosen}`, 'Lomake']} />
          )}
        </div>
      </div>
    </Dialog>
  )
}
