import { useQuery } from '@tanstack/react-query'
import { officeQuery } from '#office/frame/queries.ts'
import { Badge } from '#office/ui/badge.tsx'
import { Part } from './part.tsx'

/** What runs out. */
export function StockCard() {
  const query = useQuery(officeQuery('GET /api/office/today/stock'))
  return (
    <Part title="Loppumassa" query={query} room={{ to: '/tuotteet', label: 'Tuotteet' }}>
      {({ count, products }) => (
        <>
          {count === 0 && <p>Mikään ei ole loppumassa.</p>}
          <ul className="today-rows">
            {products.map(({ code, name, stock }) => (
              <li key={code}>
                <span>
                  {name} <span className="muted">{code}</span>
                </span>
                <Badge kind={stock > 0 ? 'warning' : 'danger'}>{stock > 0 ? `${stock} kpl` : 'Loppu'}</Badge>
              </li>
            ))}
          </ul>
          {count > products.length && <p className="muted">Ja {count - products.length} muuta tuotetta.</p>}
        </>
      )}
    </Part>
  )
}
