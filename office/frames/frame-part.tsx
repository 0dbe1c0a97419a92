import { useQuery } from '@tanstack/react-query'
import { officeQuery } from '#office/frame/queries.ts'
import { Button } from '#office/ui/button.tsx'
import { Notice } from '#office/ui/notice.tsx'
import type { FrameProps } from './frame.ts'
import { FrameEditor } from './frame-editor.tsx'
import { partWords } from './part-words.ts'

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
