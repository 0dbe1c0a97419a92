import { hasEnded, type JobItem } from '#contract/content/item.ts'
import type { Language } from '#contract/site.ts'
import { longDate } from '#web/format/long-date.ts'
import { message, type TextKey } from '#web/messages/message.ts'
import { ItemSplit } from './item-split.tsx'
import type { ItemOpeningProps } from './opening-props.ts'
import { salaryText } from './salary-text.ts'

type Props = ItemOpeningProps<'job'>

/** The opening of a job: its facts and the way to apply, or that applications are closed. */
export function JobOpening(props: Props) {
  const { page, item } = props
  const { language } = page
  return (
    <div className="item-opening job-opening section tone-paper">
      <ItemSplit page={page} pictureClass="job-picture">
        <Facts item={item} language={language} />
        <Apply {...props} />
      </ItemSplit>
    </div>
  )
}

/** After the text of the job, the way to apply again, and who answers questions. */
export function JobClosing(props: Props) {
  const { item, page } = props
  return (
    <div className="section tone-surface">
      <div className="job-closing wrap">
        {item.contact && (
          <p>
            <strong>{message(page.language, 'jobContact')}</strong> {item.contact}
          </p>
        )}
        <Apply {...props} />
      </div>
    </div>
  )
}

function Apply({ item, page: { language }, linked, today }: Props) {
  const [jobs] = Object.values(linked)
  if (!hasEnded(item, today)) {
    return (
      <p className="link-row">
        <a className="button" href={item.applyTo}>
          {message(language, 'jobApply')}
        </a>
      </p>
    )
  }
  return (
    <div className="job-ended">
      <p>{message(language, 'jobHasEnded', { date: longDate(item.applicationPeriodEnd, language) })}</p>
      {jobs && (
        <p className="link-row">
          <a className="button" href={jobs.href}>
            {message(language, 'jobOthers')}
          </a>
        </p>
      )}
    </div>
  )
}

function Facts({ item, language }: { item: JobItem; language: Language }) {
  const { city, applicationPeriodEnd, employment, starts, salary } = item
  const facts: [TextKey, string | undefined][] = [
    ['jobCity', city],
    ['jobEnd', longDate(applicationPeriodEnd, language)],
    ['jobEmployment', message(language, employmentTexts[employment])],
    ['jobStarts', starts],
    ['jobSalary', salary && salaryText(salary, language)],
  ]
  return (
    <dl className="item-facts">
      {facts.map(
        ([key, value]) =>
          value && (
            <div key={key}>
              <dt>{message(language, key)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

const employmentTexts: Record<JobItem['employment'], TextKey> = {
  FULL_TIME: 'jobFullTime',
  PART_TIME: 'jobPartTime',
  TEMPORARY: 'jobTemporary',
  INTERN: 'jobIntern',
}
