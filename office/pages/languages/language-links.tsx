import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { languageNames } from '#contract/content/field.ts'
import { Badge } from '#office/ui/badge.tsx'
import { Button } from '#office/ui/button.tsx'
import type { Given } from './given.ts'
import { languageStates } from './state-names.ts'
import { TranslateDialog } from './translate-dialog.tsx'

type Each = Given['languages'][number]

/** All languages of the site, and the way to each; one that is missing is begun here. */
export function LanguageLinks({ given }: { given: Given }) {
  const [begun, setBegun] = useState<Each>()
  const { page, languages, mayChange } = given
  return (
    <>
      <ul className="language-links" aria-label="Sivun kielet">
        {languages.map((each) => {
          const { language, id, title, state } = each
          const { kind, label } = languageStates[state]
          const name = languageNames[language]
          return (
            <li key={language} className="language-link">
              {id === null ? (
                <strong>{name}</strong>
              ) : (
                <Link
                  to="/sivut/$id/kielet"
                  params={{ id: String(id) }}
                  search={{ lahde: undefined }}
                  aria-current={id === page.id ? 'page' : undefined}
                >
                  {name}
                </Link>
              )}
              <Badge kind={kind}>{label}</Badge>
              {title && <span className="muted language-title">{title}</span>}
              {id === null && mayChange && (
                <Button aria-label={`Tee käännös: ${name}`} onPress={() => setBegun(each)}>
                  Tee käännös
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {begun && <TranslateDialog page={page} language={begun.language} onClose={() => setBegun(undefined)} />}
    </>
  )
}
