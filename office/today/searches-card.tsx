import { useQuery } from '@tanstack/react-query'
import { officeQuery } from '#office/frame/queries.ts'
import { Part } from './part.tsx'

/** What visitors look for and do not find. */
export function SearchesCard() {
  const query = useQuery(officeQuery('GET /api/office/today/searches'))
  return (
    <Part title="Haettu, ei löydetty" query={query} room={{ to: '/haku', label: 'Hakusanat' }}>
      {({ questions }) => (
        <>
          <p className="muted">Tällä viikolla ja seitsemän päivän takaisella.</p>
          {questions.length === 0 && <p>Kaikkeen, mitä on haettu, on löytynyt jotain.</p>}
          <ul className="today-rows">
            {questions.map(({ site, language, question, unanswered }) => (
              <li key={`${site} ${language} ${question}`}>
                <span>
                  {question} <span className="muted">{site}</span>
                </span>
                <b>{unanswered} kertaa</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  )
}
