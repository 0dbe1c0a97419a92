import { hasEnded } from '#contract/content/item.ts'
import { tags } from '#contract/content/tags.ts'
import { dayIn, nextDayIn } from '#contract/values/days.ts'
import type { LoadContext, Loaded, PageTeaser, Reads } from '#web/block-kit/define-block.ts'

/** More than the group has ever had open at once. */
const MAX_JOBS = 500

export type OpenJobs = { jobs: { slug: string; title: string }[] }

/** Loads the jobs that can be applied for today, with their towns. */
export async function loadOpenJobs(
  _props: unknown,
  { site, language, now }: LoadContext,
  reads: Reads,
): Promise<Loaded<OpenJobs>> {
  const jobs = await openJobs(reads, { site, language, now })
  return {
    data: {
      jobs: jobs.sort((one, other) => one.title.localeCompare(other.title, language === 'se' ? 'sv' : language)),
    },
    tags: [tags.items(site, language, 'job')],
    // Tomorrow some have ended.
    validUntil: nextDayIn(now),
  }
}

type Asked = Pick<LoadContext, 'site' | 'language' | 'now'>

async function openJobs(reads: Pick<Reads, 'items'>, { site, language, now }: Asked): Promise<OpenJobs['jobs']> {
  const items = await reads.items({ site, language, kind: 'job', count: MAX_JOBS, now })
  const today = dayIn(now)
  return items.flatMap((item) => openJob(item, today) ?? [])
}

/** What the form sends as the name of each job. */
export async function openJobTitles(reads: Pick<Reads, 'items'>, asked: Asked): Promise<string[]> {
  return (await openJobs(reads, asked)).map(({ title }) => title)
}

function openJob({ title, href, item }: PageTeaser, today: string): OpenJobs['jobs'][number] | undefined {
  if (item?.kind !== 'job' || hasEnded(item, today)) return undefined
  return { slug: href.split('/').at(-1) ?? '', title: `${title} (${item.city})` }
}
