import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Language } from '#contract/site.ts'
import type { formBlockSchema } from './form-block.schema.ts'
import { ScriptPlace, WaysToReachUs } from './script-place.tsx'

type Props = {
  props: z.output<typeof formBlockSchema>
  anchor: string | undefined
  language: Language
  first: boolean
  /** What else can be done without scripts. */
  instead?: ReactNode
  children: ReactNode
}

/** The section around a form: heading, text, and how to reach people without the form. */
export function FormFrame({ props, anchor, language, first, instead, children }: Props) {
  const { tone, heading, text, phone, email } = props
  const Heading = first ? 'h1' : 'h2'
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="form-block wrap">
        {(heading || text) && (
          <div className="form-intro">
            {heading && <Heading>{heading}</Heading>}
            {text && <p className="lead">{text}</p>}
          </div>
        )}
        <div className="form-card">
          <ScriptPlace
            instead={
              <>
                {instead}
                <WaysToReachUs language={language} phone={phone} email={email} />
              </>
            }
          >
            {children}
          </ScriptPlace>
        </div>
      </div>
    </section>
  )
}
