import type { FramePlace } from '#contract/office/frames/frame-of-office.ts'
import * as frames from '#contract/office/frames/frames.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { mayChange, maySee } from '#server/edited-pages/may.ts'
import type { FrameActions } from '#server/frames/frame-actions.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import type { Staff } from '#server/http/calls/sessions.ts'

/** The menus, the terms and the texts of the sites. */
export function frameCalls(actions: FrameActions): ServedCall[] {
  /** A language of a site that the person may see, or change. */
  const placeFor = (staff: Staff, { site, language }: FramePlace, may: typeof mayChange) => {
    if (!actions.findSite(site)?.languages.includes(language)) return refused('NOT_FOUND')
    return may(staff, site) ? accepted({ site, language }) : refused('ROLE_NEEDED')
  }
  return [
    served(frames.getFrame, async ({ staff, params: { part }, query }) => {
      const place = placeFor(staff, query, maySee)
      if (!place.ok) return place
      const shown = await actions.show(part, place.value)
      return accepted({ ...shown, mayChange: mayChange(staff, query.site) })
    }),

    served(frames.planFrame, async ({ staff, params: { part }, body: { content, ...given } }) => {
      const place = placeFor(staff, given, mayChange)
      return place.ok ? accepted(await actions.plan(part, place.value, content)) : place
    }),

    served(frames.publishFrame, async ({ staff, params: { part }, body }) => {
      const { seen, content, note, moves, ...given } = body
      const place = placeFor(staff, given, mayChange)
      return place.ok ? actions.publish(staff, { part, place: place.value, seen, content, note, moves }) : place
    }),

    served(frames.listFrameVersions, async ({ staff, params: { part }, query: { after, ...given } }) => {
      const place = placeFor(staff, given, maySee)
      return place.ok ? accepted(await actions.listVersions(part, place.value, after)) : place
    }),

    served(frames.getFrameVersion, async ({ staff, params: { part, number }, query }) => {
      const place = placeFor(staff, query, maySee)
      if (!place.ok) return place
      const version = await actions.findVersion(part, place.value, number)
      return version ? accepted({ content: version.content }) : refused('VERSION_UNKNOWN')
    }),
  ]
}
