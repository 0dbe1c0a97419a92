import { useEffect, useRef, useState } from 'react'
import type { RegionMapTexts } from '#web/messages/pages/widgets.texts.ts'

type Place = { region: string; label: string; left: string; top: string }

type Props = { places: Place[]; texts: RegionMapTexts }

/** The numbers on the map. Pressing one opens its region in the list; without scripts they are only numbers. */
export function RegionButtons({ places, texts }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState(false)
  const [shown, setShown] = useState<string>()

  useEffect(() => {
    const map = mapOf(root.current)
    const follow = () => setShown(map?.querySelector<HTMLElement>('details[open]')?.dataset.region)
    setLive(true)
    follow()
    // Details do not let this event rise, but it can be caught on its way down.
    map?.addEventListener('toggle', follow, true)
    return () => map?.removeEventListener('toggle', follow, true)
  }, [])

  const show = (region: string) => {
    const details = mapOf(root.current)?.querySelector<HTMLDetailsElement>(`details[data-region="${region}"]`)
    if (!details) return
    details.open = true
    // On a phone the list is below the map.
    details.scrollIntoView({ block: 'nearest' })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div ref={root} role="group" aria-label={texts.regions}>
      {places.map(({ region, label, left, top }, at) => {
        const common = { className: 'region-map-number', style: { left, top } }
        return live ? (
          <button
            key={region}
            type="button"
            {...common}
            aria-label={`${at + 1}. ${texts.show.replace('{label}', label)}`}
            aria-pressed={shown === region}
            onClick={() => show(region)}
          >
            {at + 1}
          </button>
        ) : (
          <span key={region} {...common} aria-hidden="true">
            {at + 1}
          </span>
        )
      })}
    </div>
  )
}

function mapOf(element: HTMLElement | null): Element | null | undefined {
  return element?.closest('.region-map')
}
