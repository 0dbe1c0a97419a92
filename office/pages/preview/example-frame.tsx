import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { BlockForm } from '#contract/office/editor/form-field.ts'
import { callOffice } from '#office/frame/call-office.ts'

const EXAMPLE = 'example'

/** How a block looks when it is filled in, with the styles of the page's site: only that block in a frame of the page. */
export function ExampleFrame({ page, form: { type, title, example } }: { page: number; form: BlockForm }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const { data } = useQuery({
    queryKey: ['example of a block', page, type],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const block = { id: EXAMPLE, type, props: example }
      const answer = await callOffice('POST /api/office/pages/:id/preview', {
        params: { id: page },
        body: { operations: [{ kind: 'add', from: 0, block, after: null }] },
      })
      return answer.ok ? answer.value : null
    },
  })
  if (isLoaded && data) {
    const parts = data.parts.filter(({ id }) => id === EXAMPLE)
    frame.current?.contentWindow?.postMessage({ kind: 'preview.parts', parts, css: data.css }, location.origin)
  }
  return (
    <div className="palette-look">
      <iframe
        ref={frame}
        src={`/preview/${page}`}
        title={`Esimerkki: ${title}`}
        tabIndex={-1}
        onLoad={() => setLoaded(true)}
      />
    </div>
  )
}
