import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { languageNames } from '#contract/content/field.ts'
import { officeQuery } from '#office/frame/queries.ts'
import { Badge } from '#office/ui/badge.tsx'
import { Card } from '#office/ui/card.tsx'
import type { Item } from './item-texts.ts'

/** Where it is used, with the way to the editor. */
export function UsesCard({ item: { uses, usesOfOthers, menus } }: { item: Item }) {
  const { data: forms } = useQuery({
    ...officeQuery('GET /api/office/editor/forms'),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const siteName = (site: string) => forms?.sites.find(({ id }) => id === site)?.name ?? site
  const count = uses.length + usesOfOthers + menus.length
  return (
    <Card title="Käytössä" beside={count > 0 && <span className="muted">{count}</span>}>
      {count === 0 && <p className="muted">Ei millään sivulla, luonnoksessa eikä valikossa.</p>}
      <ul className="media-uses" aria-label="Käyttöpaikat">
        {uses.map((use) => (
          <li key={use.id}>
            <Link to="/sivut/$id" params={{ id: String(use.id) }}>
              {use.title || 'Nimetön sivu'}
            </Link>{' '}
            <span className="muted">
              {siteName(use.site)} · {languageNames[use.language]} · <span className="path">{use.path}</span>
            </span>{' '}
            {use.isShown && <Badge kind="good">Julkaistu</Badge>}{' '}
            {use.isInDraft && <Badge kind="warning">Luonnos</Badge>}{' '}
            {use.isScheduled && <Badge kind="info">Ajastettu</Badge>} {use.isBinned && <Badge>Roskakorissa</Badge>}
          </li>
        ))}
        {menus.map(({ site, language }) => (
          <li key={`${site} ${language}`}>
            Valikko{' '}
            <span className="muted">
              {siteName(site)} · {languageNames[language]}
            </span>
          </li>
        ))}
      </ul>
      {usesOfOthers > 0 && <p className="muted">{othersText(usesOfOthers)}</p>}
    </Card>
  )
}

const othersText = (pages: number) =>
  `Muilla sivustoilla, joihin sinulla ei ole oikeutta: ${pages === 1 ? '1 sivu' : `${pages} sivua`}.`
