import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { CallValue } from '#office/frame/call-office.ts'
import { useSend } from '#office/frame/queries.ts'
import { Button } from '#office/ui/button.tsx'
import { CheckBox } from '#office/ui/check-box.tsx'
import type { PackedOrder } from './packed-order.ts'
import { hasSound, playSound, setSound } from './sound.ts'
import { TeachDialog } from './teach-dialog.tsx'
import { weightText } from './texts.ts'
import { useScanner } from './use-scanner.ts'
import './scanning.css'

type Result = CallValue<'POST /api/office/packing/orders/:number/scan'>
type Said = { kind: 'good' | 'warning'; title: string; text: string; barcode?: string | undefined; at: number }

const CHANGES = ['/api/office/packing']

const warnings: Record<Exclude<Result['result'], 'ticked' | 'order'>, (result: Result) => [string, string]> = {
  wrong: ({ name }) => ['Väärä tuote!', `${name} ei kuulu tähän tilaukseen.`],
  'too-many': ({ name }) => ['Liikaa!', `${name} on jo kuitattu kokonaan.`],
  unknown: () => ['Tuntematon koodi', 'Mikään tuote ei ole tällä koodilla. Kuittaa käsin tai kerro, mikä tuote on.'],
  unreadable: () => ['Koodia ei voi lukea', 'Lue se uudelleen tai kuittaa käsin.'],
}

function say(result: Result, at: number): Said {
  if (result.result === 'order') return { kind: 'good', title: `Tilaus ${result.order}`, text: 'avataan', at }
  if (result.result === 'ticked')
    return {
      kind: 'good',
      title: result.name ?? '',
      text: result.grams === null ? 'kuitattu' : `kuitattu, ${weightText(result.grams)}`,
      at,
    }
  const [title, text] = warnings[result.result](result)
  return { kind: 'warning', title, text, at, ...(result.barcode ? { barcode: result.barcode } : {}) }
}

/** Listens to the scanner and says loudly what came of each scan. Scans are sent one after another, as they came. */
export function Scanning({ order: { number, day } }: { order: PackedOrder }) {
  const [said, setSaid] = useState<Said>()
  const [isLoud, setLoud] = useState(hasSound)
  const [taught, setTaught] = useState<string>()
  const count = useRef(0)
  const queue = useRef(Promise.resolve())
  const navigate = useNavigate()
  const show = (next: Omit<Said, 'at'>) => {
    count.current++
    setSaid({ ...next, at: count.current })
    playSound(next.kind)
  }
  const scan = useSend('POST /api/office/packing/orders/:number/scan', {
    changes: CHANGES,
    onDone: (result) => {
      show(say(result, 0))
      if (result.result === 'order' && result.order !== number && day)
        navigate({ to: '/pakkaus/$day/$number', params: { day, number: String(result.order) } })
    },
  })
  useScanner((scanned) => {
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) {
      playSound('warning')
      return
    }
    const body = { request: crypto.randomUUID(), scanned }
    queue.current = queue.current.then(async () => {
      const isDone = await scan.send({ params: { number }, body })
      if (!isDone) show({ kind: 'warning', title: 'Ei kuitattu!', text: 'Lue koodi uudelleen, kun yhteys toimii.' })
    })
  })
  return (
    <div className="packing-scanning">
      {said ? (
        <div key={said.at} className={`packing-said ${said.kind}`} role={said.kind === 'warning' ? 'alert' : 'status'}>
          <strong>{said.title}</strong> {said.text}
          {said.barcode && <Button onPress={() => setTaught(said.barcode)}>Mikä tuote?</Button>}
        </div>
      ) : (
        <p className="packing-said">Lue tuotteen viivakoodi tai kuittaa käsin.</p>
      )}
      <CheckBox
        isSelected={isLoud}
        onChange={(isOn) => {
          setSound(isOn)
          setLoud(isOn)
        }}
      >
        Ääni
      </CheckBox>
      {taught && <TeachDialog barcode={taught} onClose={() => setTaught(undefined)} />}
    </div>
  )
}
