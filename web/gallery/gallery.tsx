import type { Site } from '#contract/site.ts'

type Props = { site: Site; sites: readonly Site[]; blocks: readonly string[]; block: string | undefined }

/** Chooses theme and block; the examples follow it as blocks of the page. */
export function GalleryOpening({ site, sites, blocks, block }: Props) {
  const address = (theme: string, chosen: string | undefined) => `/galleria/${theme}${chosen ? `/${chosen}` : ''}`
  return (
    <div className="gallery-opening">
      <h1>Lohkot: {site.name}</h1>
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

export function GalleryCaption({ block, name }: { block: string; name: string }) {
  return (
    <h2 className="gallery-caption">
      <code>{block}</code> {name}
    </h2>
  )
}
