import type { Language } from '#contract/site.ts'
import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { shortDate } from '#web/format/short-date.ts'
import { message } from '#web/messages/message.ts'
import css from './job-listing.css?inline'
import { jobListingExamples } from './job-listing.examples.ts'
import { type Job, type JobFilter, type JobListingData, loadJobListing } from './job-listing.load.ts'
import { jobListingParams, jobListingSchema } from './job-listing.schema.ts'

function JobListing({ props, data, anchor, language, address }: ViewProps<typeof jobListingSchema, JobListingData>) {
  const { tone, heading, text } = props
  const { jobs, totalCount, page, pages, filters } = data
  const hrefOf = (changes: Choices) => listHref(address, { ...choicesOf(filters), ...changes }, anchor)
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="wrap">
        <h2>{heading}</h2>
        {text && <p className="lead">{text}</p>}
        {filters.map((filter) => (
          <Filter key={filter.param} heading={heading} filter={filter} language={language} hrefOf={hrefOf} />
        ))}
        <p className="job-listing-count">
          {totalCount > 0 ? message(language, 'jobsCount', { count: totalCount }) : message(language, 'jobsNone')}
        </p>
        {jobs.length > 0 && (
          <ul className="job-listing">
            {jobs.map((job) => (
              <li key={job.url}>
                <JobRow job={job} language={language} />
              </li>
            ))}
          </ul>
        )}
        {pages > 1 && (
          <Pages
            heading={heading}
            page={page}
            pages={pages}
            language={language}
            hrefOf={(to) => hrefOf({ sivu: to > 1 ? String(to) : undefined })}
          />
        )}
      </div>
    </section>
  )
}

function JobRow({ job, language }: { job: Job; language: Language }) {
  const { title, city, url, applicationPeriodEnd } = job
  return (
    <a className="job-listing-job" href={url}>
      <span className="job-listing-title">{title}</span>
      <span className="job-listing-city">
        <span className="visually-hidden">{message(language, 'jobCity')}: </span>
        {city}
      </span>
      <span className="job-listing-end">
        {message(language, 'jobEnd')}{' '}
        <time dateTime={applicationPeriodEnd}>{shortDate(applicationPeriodEnd, language)}</time>
      </span>
    </a>
  )
}

type PagesProps = { heading: string; page: number; pages: number; language: Language; hrefOf: (page: number) => string }

function Pages({ heading, page, pages, language, hrefOf }: PagesProps) {
  return (
    <nav className="job-listing-pages" aria-label={message(language, 'jobsPages', { heading })}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev">
          {message(language, 'jobsPrevious')}
        </a>
      )}
      {Array.from({ length: pages }, (_, at) => at + 1).map((number) => (
        <a
          key={number}
          href={hrefOf(number)}
          aria-label={message(language, 'jobsPage', { page: number })}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </a>
      ))}
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next">
          {message(language, 'jobsNext')}
        </a>
      )}
    </nav>
  )
}

type Choices = Partial<Record<'ala' | 'paikka' | 'sivu', string | undefined>>

function choicesOf(filters: readonly JobFilter[]): Choices {
  return Object.fromEntries(filters.map(({ param, chosen }) => [param, chosen]))
}

/** Every address begins at the list; the first page has no parameter. */
function listHref(address: string, choices: Choices, anchor: string | undefined): string {
  const chosen = Object.entries(choices).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const query = new URLSearchParams(chosen).toString()
  return `${address}${query && `?${query}`}${anchor ? `#${anchor}` : ''}`
}

type FilterProps = { heading: string; filter: JobFilter; language: Language; hrefOf: (changes: Choices) => string }

/** Links, so that they work without scripts. The one that is chosen takes the choice back. */
function Filter({ heading, filter: { param, options, chosen }, language, hrefOf }: FilterProps) {
  const name = message(language, param === 'ala' ? 'jobField' : 'jobCity')
  return (
    <nav className="job-listing-filter" aria-label={`${heading}: ${name}`}>
      <p aria-hidden="true">{name}</p>
      <ul>
        {options.map((option) => {
          const isChosen = option.value === chosen
          return (
            <li key={option.value}>
              <a href={hrefOf({ [param]: isChosen ? undefined : option.value })} aria-current={isChosen || undefined}>
                {option.name} <small>{option.count}</small>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

export const jobListing = defineBlock({
  type: 'job-listing',
  schema: jobListingSchema,
  view: JobListing,
  load: loadJobListing,
  params: jobListingParams,
  isLongTail: ({ paikka, ala }) => paikka !== undefined || ala !== undefined,
  css: [css],
  examples: jobListingExamples,
})
