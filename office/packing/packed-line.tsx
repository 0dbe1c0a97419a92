import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Button } from '#office/ui/button.tsx'
import type { Line } from './packed-order.ts'
import { weightText } from './texts.ts'
import './packed-line.css'

type Props = { order: number; line: Line; isOpen: boolean; onMissing: () => void }

const changes = ['/api/office/packing']

/** A product of an order with its ticks: a press ticks one piece or all, another takes one back. */
export function PackedLine({ order, line, isOpen, onMissing }: Props) {
  const { code, name, group, pieces, ordered, grams, ticks } = line
  const params = { number: order }
  const failed = (refusal: Error | null) => refusal && <p role="alert">{refusal.message}</p>
  const untick = useSend('POST /api/office/packing/orders/:number/untick', { changes })
  const tick = useSend('POST /api/office/packing/orders/:number/tick', { changes })
  const left = pieces - ticks.length
  const isDone = left <= 0
  // An own tick first. Another's is named, so that nobody takes it back by mistake.
  const last = ticks.findLast(({ isOwn }) => isOwn) ?? ticks.at(-1)
  const press = (all: boolean) => tick.send({ params, body: { request: crypto.randomUUID(), code, all } })
  const takeBack = async () => {
    if (!last) return
    const isDone = await untick.send({ params, body: { code, piece: last.piece } })
    if (isDone) showToast(`Kuittaus poistettu: ${name}.`, () => press(false))
  }
  const packers = [...new Set(ticks.map((each) => (each.isOwn ? 'sinä' : each.name)))]
  const isChanged = ordered > 0 && ordered !== pieces
  return (
    // What was pressed may be gone with the last piece: the focus stays at its line.
    <li tabIndex={-1} className="packing-line" data-done={isDone || undefined}>
      <div className="packing-line-name">
        <strong>{name}</strong>
        <span className="muted">
          {code} · {group}
          {grams !== null && ` · ${weightText(grams)}`}
          {ordered === 0 && ' · korvaava tuote'}
          {isChanged && ` · tilattu ${ordered} kpl`}
        </span>
        {packers.length > 0 && <span className="muted">✓ {packers.join(', ')}</span>}
        {failed(tick.refusal) || failed(untick.refusal)}
      </div>
      <div className="packing-line-count">
        {ticks.length} / {pieces}
        <span className="visually-hidden"> kuitattu</span>
      </div>
      {isOpen && (
        <div className="row packing-line-buttons">
          {last && (
            <Button
              aria-label={`Poista kuittaus: ${name}${last.isOwn ? '' : `, kuittasi ${last.name}`}`}
              onPress={takeBack}
            >
              − {!last.isOwn && last.name}
            </Button>
          )}
          {!isDone && (
            <>
              <Button kind="quiet" aria-label={`Puuttuu: ${name}`} onPress={onMissing} isDisabled={ordered === 0}>
                Puuttuu
              </Button>
              {left > 1 && (
                <Button aria-label={`Kaikki ${left}, kuittaa: ${name}`} onPress={() => press(true)}>
                  Kaikki {left}
                </Button>
              )}
              <Button kind="primary" aria-label={`Kuittaa yksi: ${name}`} onPress={() => press(false)}>
                ✓ Kuittaa
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  )
}
