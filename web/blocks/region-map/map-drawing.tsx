import type { RegionName } from './regions.ts'
import { countries, lens, MAP, regions } from './regions.ts'

/** The drawing: two countries, the regions of the block, and a circle that enlarges those that lie close together. */
export function MapDrawing({ names }: { names: readonly RegionName[] }) {
  const { at, shown } = lens
  const enlarged = names.filter((name) => regions[name].inLens)
  return (
    <svg className="region-map-drawing" viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
      <path className="region-map-country" d={countries.sweden} />
      <path className="region-map-country" d={countries.finland} />
      {names
        .filter((name) => !regions[name].inLens)
        .map((name) => (
          <g key={name} data-area={name}>
            <path d={regions[name].shape} />
          </g>
        ))}
      {enlarged.length > 0 && (
        <>
          <path
            className="region-map-rays"
            d={`M${at.x + 10} ${at.y - 14}L${shown.x + 70} ${shown.y - 133}M${at.x - 6} ${at.y + 16}L${shown.x - 138} ${shown.y + 60}`}
          />
          <circle className="region-map-spot" cx={at.x} cy={at.y} r={at.radius} />
          <clipPath id="region-map-lens">
            <circle r={shown.radius} />
          </clipPath>
          <g transform={`translate(${shown.x} ${shown.y})`}>
            <circle className="region-map-lens" r={shown.radius} />
            <g clipPath="url(#region-map-lens)">
              {enlarged.map((name) => (
                <g key={name} data-area={name}>
                  <path d={regions[name].shape} />
                </g>
              ))}
            </g>
            <circle className="region-map-rim" r={shown.radius} />
          </g>
        </>
      )}
    </svg>
  )
}
