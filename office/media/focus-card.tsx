import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { CENTRE, cropAround, type Focus } from '#contract/content/crop.ts'
import { type PresetName, presets, sizeIn } from '#contract/content/media.ts'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { Button } from '#office/ui/button.tsx'
import { Card } from '#office/ui/card.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { useUnsaved } from '#office/ui/unsaved.ts'
import { changes, type Item, pictureAt } from './item-texts.ts'

const crops = (Object.keys(presets) as PresetName[]).filter((preset) => 'height' in presets[preset])
const cropNames: Partial<Record<PresetName, string>> = { thumbnail: 'Neliö', 'three-by-two-crop': 'Kortti 3:2' }

/** Pages may show it later than the office: all pages that use it are rendered again. */
const TIMEOUT_MS = 120_000
const FAR = 10

type Props = { item: Item; width: number; height: number }

/** The picture with the point that crops keep, and what the crops show. */
export function FocusCard({ item, width, height }: Props) {
  const [focus, setFocus] = useState<Focus>(item.focus ?? CENTRE)
  const stored = item.focus ?? CENTRE
  const isChanged = focus.x !== stored.x || focus.y !== stored.y
  useUnsaved(isChanged)
  const save = useSend('PUT /api/office/media/:id/focus', {
    changes,
    onDone: ({ version, pages }) => {
      const back = { params: { id: item.id }, body: { focus: item.focus, version }, timeoutMs: TIMEOUT_MS }
      showToast(`Rajaus on tallennettu. ${pagesText(pages)}`, () =>
        undoBy('PUT /api/office/media/:id/focus', back, changes),
      )
    },
  })
  const move = (x: number, y: number) => setFocus({ x: within(x), y: within(y) })
  return (
    <Card title="Kuva ja rajaus">
      {save.refusal && <Notice kind="danger">{save.refusal.message}</Notice>}
      <div className="focus">
        <FocusPicker item={item} size={{ width, height }} focus={focus} onMove={item.mayChange ? move : undefined} />
        <div className="focus-crops">
          {crops.map((preset) => (
            <Crop key={preset} item={item} picture={{ width, height }} preset={preset} focus={focus} />
          ))}
        </div>
      </div>
      {item.mayChange && (
        <div className="row">
          <Button
            kind="primary"
            isDisabled={!isChanged}
            isPending={save.isSending}
            onPress={() =>
              save.send({ params: { id: item.id }, body: { focus, version: item.version }, timeoutMs: TIMEOUT_MS })
            }
          >
            Tallenna rajaus
          </Button>
          <Button kind="quiet" isDisabled={focus.x === 50 && focus.y === 50} onPress={() => setFocus(CENTRE)}>
            Keskelle
          </Button>
          <span className="muted">Napsauta kuvan tärkeintä kohtaa tai siirrä pistettä nuolinäppäimillä.</span>
        </div>
      )}
    </Card>
  )
}

export const pagesText = (pages: number) =>
  pages === 0 ? 'Kuva ei ole käytössä.' : pages === 1 ? 'Muuttui yhdellä sivulla.' : `Muuttui ${pages} sivulla.`

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))

type PickerProps = {
  item: Item
  size: { width: number; height: number }
  focus: Focus
  onMove: ((x: number, y: number) => void) | undefined
}

function FocusPicker({ item, size, focus, onMove }: PickerProps) {
  const byPointer = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onMove?.(((clientX - left) / width) * 100, ((clientY - top) / height) * 100)
  }
  const byKey = (event: KeyboardEvent) => {
    const step = event.shiftKey ? FAR : 1
    const [x, y] = steps[event.key] ?? []
    if (x === undefined || y === undefined) return
    event.preventDefault()
    onMove?.(focus.x + x * step, focus.y + y * step)
  }
  return (
    <div className="focus-picture" onPointerDown={onMove && byPointer}>
      <img src={pictureAt(item, 'default')} alt="" width={size.width} height={size.height} draggable={false} />
      {onMove && (
        <div
          className="focus-point"
          role="slider"
          tabIndex={0}
          aria-label="Rajauksen tarkennuspiste"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={focus.x}
          aria-valuetext={`${focus.x} % vasemmalta, ${focus.y} % ylhäältä`}
          style={{ insetInlineStart: `${focus.x}%`, insetBlockStart: `${focus.y}%` }}
          onKeyDown={byKey}
        />
      )}
    </div>
  )
}

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type CropProps = { item: Item; picture: { width: number; height: number }; preset: PresetName; focus: Focus }

/** As the server cuts it. */
function Crop({ item, picture, preset, focus }: CropProps) {
  const size = sizeIn({ name: item.name, ...picture }, preset)
  const { width, height, left, top } = cropAround(picture, size, focus)
  const place = (begin: number, rest: number) => (rest === 0 ? 50 : (begin / rest) * 100)
  return (
    <figure className="focus-crop">
      <img
        src={pictureAt(item, 'medium')}
        alt=""
        style={{
          aspectRatio: `${size.width} / ${size.height}`,
          objectPosition: `${place(left, width - size.width)}% ${place(top, height - size.height)}%`,
        }}
      />
      <figcaption className="muted">{cropNames[preset] ?? preset}</figcaption>
    </figure>
  )
}
