import type { Site } from '#contract/site.ts'

type Props = {
  site: Site
  sites: readonly Site[]
  blocks: readonly string[]
  /** All of them where none is chosen. */
  chosen: readonly string[]
  /** Bytes of JavaScript that every page with islands loads. */
  scripts: number | undefined
}

/** The controls for theme and block; the examples follow as blocks of the page. */
export function GalleryOpening({ site, sites, blocks, chosen, scripts }: Props) {
  const address = (theme: string, ...shown: string[]) => [`/galleria/${theme}`, shown.join()].filter(Boolean).join('/')
  return (
    <div className="gallery-opening">
      <h1>Lohkot: {site.name}</h1>
      {scripts !== undefined && (
        <p>
          JavaScript lasketaan Brotlilla pakattuna. Jokainen sivu, jolla on saarekkeita, lataa lisäksi{' '}
          <span data-shared-bytes={scripts}>{bytesText(scripts)}</span>.
        </p>
      )}
      <nav aria-label="Teemat">
        {sites.map(({ id }) => (
          <a key={id} href={address(id, ...chosen)} aria-current={id === site.id ? 'page' : undefined}>
            {id}
          </a>
        ))}
      </nav>
      <nav aria-label="Lohkot">
        <a href={address(site.id)} aria-current={chosen.length > 0 ? undefined : 'page'}>
          kaikki
        </a>
        {blocks.map((type) => (
          <a key={type} href={address(site.id, type)} aria-current={chosen.includes(type) ? 'page' : undefined}>
            {type}
          </a>
        ))}
      </nav>
    </div>
  )
}

type CaptionProps = {
  block: string
  name: string
  /** Bytes of JavaScript that the example's islands load. */
  scripts: number | undefined
}

export function GalleryCaption({ block, name, scripts }: CaptionProps) {
  return (
    <h2 className="gallery-caption">
      <code>{block}</code> {name}
      {scripts !== undefined && (
        <span className="gallery-bytes" data-bytes={scripts}>
          JavaScript {bytesText(scripts)}
        </span>
      )}
    </h2>
  )
}

function bytesText(bytes: number): string {
  return `${bytes.toLocaleString('fi')} tavua`
}
