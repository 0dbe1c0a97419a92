import type { Site } from '#contract/site.ts'

type Props = {
  site: Site
  sites: readonly Site[]
  blocks: readonly string[]
  block: string | undefined
  /** Bytes of JavaScript that every page with islands loads. */
  scripts: number | undefined
}

/** The controls for theme and block; the examples follow as blocks of the page. */
export function GalleryOpening({ site, sites, blocks, block, scripts }: Props) {
  const address = (theme: string, chosen: string | undefined) => `/galleria/${theme}${chosen ? `/${chosen}` : ''}`
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
          <a key={id} href={address(id, block)} aria-current={id === site.id ? 'page' : undefined}>
            {id}
          </a>
        ))}
      </nav>
      <nav aria-label="Lohkot">
        <a href={address(site.id, undefined)} aria-current={block ? undefined : 'page'}>
          kaikki
        </a>
        {blocks.map((type) => (
          <a key={type} href={address(site.id, type)} aria-current={type === block ? 'page' : undefined}>
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
