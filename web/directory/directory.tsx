import type { CSSProperties } from 'react'
import { langAttribute, type Site } from '#contract/site.ts'

export type ListedSite = { site: Site; origin: string; logo: string }

/** The list of all sites, for local development. */
export function Directory({ sites }: { sites: readonly ListedSite[] }) {
  return (
    <main className="directory">
      <h1>{sites.length} sivustoa, yksi ohjelma</h1>
      <p className="directory-lead">Kaskimaa-konsernin sivustot tällä koneella.</p>
      <ul>
        {sites.map(({ site, origin, logo }) => (
          <li key={site.id} style={colours(site)}>
            <a href={`${origin}/`}>
              <span className="directory-logo" aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
              <strong className="visually-hidden">{site.name}</strong>
              <span lang={langAttribute[site.languages[0]]}>{site.about}</span>
              <small>{new URL(origin).host}</small>
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}

/** The page for hosts that are not one of the sites. */
export function UnknownHost({ directory }: { directory: string | undefined }) {
  return (
    <main className="directory">
      <h1>Tätä sivustoa ei ole</h1>
      <p className="directory-lead">Osoite ei kuulu millekään sivustoistamme. This address is not one of our sites.</p>
      {directory && (
        <p className="directory-lead">
          <a href={directory}>Sivustojen luettelo</a>
        </p>
      )}
    </main>
  )
}

/** Pages of the back office that are opened without its app. */
export function StaffOnly() {
  return (
    <main className="directory">
      <h1>Kirjaudu sisään</h1>
      <p className="directory-lead">Tämä sivu on henkilökunnalle.</p>
      <p className="directory-lead">
        <a href="/">Toimiston etusivu</a>
      </p>
    </main>
  )
}

function colours({ theme: { colors } }: Site): CSSProperties {
  return { backgroundColor: colors.brand, color: colors.onBrand }
}
