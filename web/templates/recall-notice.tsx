import type { Language } from '#contract/site.ts'
import type { RecallNotice as Recall } from '#web/block-kit/define-block.ts'
import { longDate } from '#web/format/long-date.ts'
import { message } from '#web/messages/message.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Tells visitors at the top of a page about products that are recalled. */
export function RecallNotices({ recalls, language }: { recalls: readonly Recall[]; language: Language }) {
  return (
    <aside className="recalls" aria-label={message(language, 'recall')}>
      {recalls.map(({ href, title, description, until }) => (
        <div key={href} className="recall wrap">
          <Icon name="warning" />
          <p>
            <a href={href}>{title}</a>
            <span>
              {description} {message(language, 'recallUntil', { date: longDate(until, language) })}
            </span>
          </p>
        </div>
      ))}
    </aside>
  )
}
