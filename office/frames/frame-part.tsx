import { useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/site.ts'
import type { CallValue } from '#office/frame/call-office.ts'
import { officeQuery } from '#office/frame/queries.ts'
import type { Forms } from '#office/pages/form/editing.ts'
import { Button } from '#office/ui/button.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { FrameEditor } from './frame-editor.tsx'
import { type PartWord, partWords } from './part-words.ts'

export type Frame = CallValue<'GET /api/office/frames/:part'>
export type FrameProps = { word: PartWord; site: string; language: Language; forms: Forms }

/** One part for a site and language, when it has been read. */
export function FramePart(props: FrameProps) {
  const { word, site, language } = props
  const { part } = partWords[word]
  const { data, error, isPlaceholderData, refetch } = useQuery(
    officeQuery('GET /api/office/frames/:part', { params: { part }, language, query: { site } }),
  )
  if (error && !data)
    return (
      <div className="stack">
        <Notice kind="danger">{error.message}</Notice>
        <div>
          <Button onPress={() => refetch()}>Yritä uudelleen</Button>
        </div>
      </div>
    )
  if (!data || isPlaceholderData) return <p role="status">Haetaan…</p>
  return <FrameEditor {...props} frame={data} onAgain={refetch} />
}
