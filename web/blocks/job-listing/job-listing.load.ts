import type { z } from 'zod'
import { hasEnded } from '#contract/content/item.ts'
import { tags } from '#contract/content/tags.ts'
import { dayIn, nextDayIn } from '#contract/values/days.ts'
import type { LoadContext, Loaded, PageTeaser, Reads } from '#web/block-kit/define-block.ts'
import type { jobListingSchema } from './job-listing.schema.ts'

/** Jobs on each page of the list. */
const JOBS_PER_PAGE = 10

/** More than the group has ever had open at once. */
const MAX_JOBS = 500

export type Job = { title: string; city: string; url: string; applicationPeriodEnd: string }

/** What the list can be narrowed to, with the number of jobs that it would then have. */
export type JobFilter = {
  param: 'paikka' | 'ala'
  options: { value: string; name: string; count: number }[]
  chosen?: string
}

export type JobListingData = { jobs: Job[]; totalCount: number; page: number; pages: number; filters: JobFilter[] }

type OpenJob = Job & { fields: readonly number[] }

/** Loads the open jobs of the site, those that close first coming first. Past ones are left out. */
export async function loadJobListing(
  _props: z.output<typeof jobListingSchema>,
  { site, language, now, params }: LoadContext,
  reads: Reads,
): Promise<Loaded<JobListingData>> {
  const [items, taxonomy] = await Promise.all([
    reads.items({ site, language, kind: 'job', count: MAX_JOBS, now }),
    reads.taxonomy(site, language),
  ])
  const today = dayIn(now)
  const open = items.flatMap((item) => jobOf(item, today) ?? []).sort(byEnd)
  const names = new Map(taxonomy?.categories.flatMap(({ id, name, kind }) => (kind === 'job' ? [[id, name]] : [])))
  const { jobs, filters } = narrowed(open, names, params)
  const pages = Math.max(1, Math.ceil(jobs.length / JOBS_PER_PAGE))
  const page = Math.min(pages, Number(params.sivu ?? 1))
  const from = (page - 1) * JOBS_PER_PAGE
  return {
    data: {
      jobs: jobs.slice(from, from + JOBS_PER_PAGE).map(withoutFields),
      totalCount: jobs.length,
      page,
      pages,
      filters,
    },
    tags: [tags.items(site, language, 'job'), tags.taxonomy(site, language)],
    // Tomorrow some have ended.
    validUntil: nextDayIn(now),
  }
}

/** A town or field that no open job has counts as not chosen. */
function narrowed(open: readonly OpenJob[], names: ReadonlyMap<number, string>, params: LoadContext['params']) {
  const town = open.find(({ city }) => city === params.paikka)?.city
  const field = open.flatMap(({ fields }) => fields).find((id) => id === params.ala && names.has(id))
  const inTown = (job: OpenJob) => town === undefined || job.city === town
  const inField = (job: OpenJob) => field === undefined || job.fields.includes(field)
  const towns = counted(open.filter(inField).map(({ city }) => city))
  const fields = counted(open.filter(inTown).flatMap((job) => job.fields.filter((id) => names.has(id))))
  const filters: JobFilter[] = [
    {
      param: 'ala',
      options: [...fields].map(([id, count]) => ({ value: String(id), name: names.get(id) ?? '', count })).sort(byName),
      ...(field === undefined ? {} : { chosen: String(field) }),
    },
    {
      param: 'paikka',
      options: [...towns].map(([city, count]) => ({ value: city, name: city, count })).sort(byName),
      ...(town === undefined ? {} : { chosen: town }),
    },
  ]
  return {
    jobs: open.filter((job) => inTown(job) && inField(job)),
    filters: filters.filter(({ options, chosen }) => options.length > 1 || chosen !== undefined),
  }
}

function counted<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'fi')

function jobOf({ title, href, item }: PageTeaser, today: string): OpenJob | undefined {
  if (item?.kind !== 'job' || hasEnded(item, today)) return undefined
  const { city, applicationPeriodEnd, categories = [] } = item
  return { title, city, url: href, applicationPeriodEnd, fields: categories }
}

function withoutFields({ title, city, url, applicationPeriodEnd }: OpenJob): Job {
  return { title, city, url, applicationPeriodEnd }
}

function byEnd(one: Job, other: Job): number {
  return one.applicationPeriodEnd < other.applicationPeriodEnd ? -1 : 1
}
