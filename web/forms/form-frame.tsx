import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Language } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'
import type { formBlockSchema } from './form-block.schema.ts'

type Props = {
  props: z.output<typeof formBlockSchema>
  anchor: string | undefined
  language: Language
  first: boolean
  children: ReactNode
}

/** The section around a form: heading, text, and how to reach people without the form. */
export function FormFrame({ props: { tone, heading, text, phone, email }, anchor, language, first, children }: Props) {
  const Heading = first ? 'h1' : 'h2'
  const instead = (
    <p>
      {message(language, 'formNoScript')} <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>,{' '}
      <a href={`mailto:${email}`}>{email}</a>
    </p>
  )
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
          <noscript>{instead}</noscript>
          <div className="form-failed-script">{instead}</div>
          <div className="form-place">{children}</div>
        </div>
      </div>
    </section>
  )
}
