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

export type JobListingData = { jobs: Job[]; totalCount: number; page: number; pages: number }

/** Loads the open jobs of the site, those that close first coming first. Past ones are left out. */
export async function loadJobListing(
  _props: z.output<typeof jobListingSchema>,
  { site, language, now, params }: LoadContext,
  reads: Reads,
): Promise<Loaded<JobListingData>> {
  const items = await reads.items({ site, language, kind: 'job', count: MAX_JOBS, now })
  const today = dayIn(now)
  const open = items.flatMap((item) => jobOf(item, today) ?? []).sort(byEnd)
  const pages = Math.max(1, Math.ceil(open.length / JOBS_PER_PAGE))
  const page = Math.min(pages, Number(params.sivu ?? 1))
  const from = (page - 1) * JOBS_PER_PAGE
  return {
    data: { jobs: open.slice(from, from + JOBS_PER_PAGE), totalCount: open.length, page, pages },
    tags: [tags.items(site, language, 'job')],
    // Tomorrow some have ended.
    validUntil: nextDayIn(now),
  }
}

function jobOf({ title, href, item }: PageTeaser, today: string): Job | undefined {
  if (item?.kind !== 'job' || hasEnded(item, today)) return undefined
  return { title, city: item.city, url: href, applicationPeriodEnd: item.applicationPeriodEnd }
}

function byEnd(one: Job, other: Job): number {
  return one.applicationPeriodEnd < other.applicationPeriodEnd ? -1 : 1
}
