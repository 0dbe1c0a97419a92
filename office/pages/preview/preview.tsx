import { useEffect, useRef, useState } from 'react'
import type { Operation } from '#contract/office/pages/operations.ts'
import { callOffice } from '#office/frame/call-office.ts'
import { Button } from '#office/ui/button.tsx'
import './preview.css'

type Props = {
  page: number
  /** Changes with everything that is written. */
  content: object
  unsaved: readonly Operation[]
  block: string | null
  onBlock: (block: string) => void
}

const widths = { desktop: 1280, phone: 390 } as const
type Width = keyof typeof widths

/** Long enough that a run of keys is one picture, short enough to be felt as now. */
const WAIT_MS = 40

/** The page itself in a frame. What is written appears in its place, without reload. */
export function Preview({ page, content, unsaved, block, onBlock }: Props) {
  const [width, setWidth] = useState<Width>('desktop')
  const frame = useRef<HTMLIFrameElement>(null)
  const [loads, setLoads] = useState(0)
  const send = useSender(page, frame)
  const latest = useRef(unsaved)
  latest.current = unsaved
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written changes the content.
  useEffect(() => {
    if (loads === 0) return
    const timer = setTimeout(() => send(latest.current), WAIT_MS)
    return () => clearTimeout(timer)
  }, [content, loads])
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data?.kind === 'preview.block') onBlock(String(data.block))
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [onBlock])
  useEffect(() => {
    if (loads === 0 || !block) return
    frame.current?.contentWindow?.postMessage({ kind: 'preview.show', block }, location.origin)
  }, [block, loads])
  return (
    <section className="preview" aria-label="Esikatselu">
      <div className="preview-widths">
        {(['desktop', 'phone'] as const).map((each) => (
          <Button
            key={each}
            kind={width === each ? 'primary' : 'quiet'}
            aria-pressed={width === each}
            onPress={() => setWidth(each)}
          >
            {each === 'phone' ? 'Puhelin' : 'Tietokone'}
          </Button>
        ))}
      </div>
      <Scaled width={widths[width]}>
        <iframe
          ref={frame}
          src={`/preview/${page}`}
          title="Sivu sellaisena kuin kävijä näkee sen"
          onLoad={() => setLoads((count) => count + 1)}
        />
      </Scaled>
    </section>
  )
}

/** The frame is as wide as the window of a visitor, and made smaller to fit. */
function Scaled({ width, children }: { width: number; children: React.ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const scale = Math.min(1, size.width / width) || 1
  const style = { width, height: size.height / scale, scale: String(scale) }
  return (
    <div className="preview-place" ref={place}>
      <div className="preview-scaled" style={style}>
        {children}
      </div>
    </div>
  )
}

/** Asks for the parts of the page, one question at a time, the latest last, and gives them to the frame. */
function useSender(page: number, frame: React.RefObject<HTMLIFrameElement | null>) {
  const asking = useRef<{ isBusy: boolean; next: readonly Operation[] | null }>({ isBusy: false, next: null })
  return async (operations: readonly Operation[]): Promise<void> => {
    const { current } = asking
    current.next = operations
    if (current.isBusy) return
    current.isBusy = true
    while (current.next) {
      const body = { operations: [...current.next] }
      current.next = null
      const answer = await callOffice('POST /api/office/pages/:id/preview', { params: { id: page }, body })
      if (answer.ok)
        frame.current?.contentWindow?.postMessage({ kind: 'preview.parts', ...answer.value }, location.origin)
    }
    current.isBusy = false
  }
}
