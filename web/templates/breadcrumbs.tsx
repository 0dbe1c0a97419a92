import type { Language } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'

type Props = {
  /** The pages above the current one, from the home page on. */
  trail: readonly { href: string; title: string }[]
  title: string
  language: Language
}

/** Where a page stands: every page above it as a link. */
export function Breadcrumbs({ trail, title, language }: Props) {
  return (
    <nav className="breadcrumbs wrap" aria-label={message(language, 'breadcrumbs')}>
      <ol>
        {trail.map((step) => (
          <li key={step.href}>
            <a href={step.href}>{step.title}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{title}</span>
        </li>
      </ol>
    </nav>
  )
}
