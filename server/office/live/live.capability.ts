import { liveNews } from '#contract/office/live/live.ts'
import { accepted } from '#contract/values/outcome.ts'
import type { Capability } from '#server/capability.ts'
import { servedRoute } from '#server/http/calls/served.ts'
import { LiveStreams } from './live-streams.ts'
import { newsOf } from './news-of.ts'

type Needs = ConstructorParameters<typeof LiveStreams>[0]

/** Tells people of the office what has changed, on whichever node. */
export function openLive(needs: Needs) {
  const streams = new LiveStreams(needs)
  return {
    name: 'office live',
    routes: [servedRoute(liveNews, async ({ staff }) => accepted({ kind: 'events', events: streams.events(staff) }))],
    onChange: (change) => streams.tell(newsOf(change)),
    onMissedChanges: () => streams.tellEverything(),
    beginStop: () => streams.endAll(),
    streams,
  } satisfies Capability & { streams: LiveStreams }
}
