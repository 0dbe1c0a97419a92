import { Link } from '@tanstack/react-router'
import { PageHead } from '#office/ui/page-head.tsx'
import type { Given } from './given.ts'
import { LanguageLinks } from './language-links.tsx'

/** The original, and what becomes of it in other languages. */
export function LanguagesOfPage({ given }: { given: Given }) {
  const { page } = given
  return (
    <div className="stack">
      <PageHead
        title={`Kielet: ${page.title}`}
        actions={
          <Link className="button" to="/sivut/$id" params={{ id: String(page.id) }}>
            Avaa editorissa
          </Link>
        }
      />
      <p className="muted">Avaa käännös, niin näet sen alkuperäisen vieressä lohko lohkolta.</p>
      <LanguageLinks given={given} />
    </div>
  )
}
