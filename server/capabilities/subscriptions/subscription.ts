import type { Language } from '#contract/site.ts'

export type Subscription = {
  id: string
  site: string
  list: string
  email: string
  language: Language
  state: 'waiting' | 'active' | 'ended'
  request: string
  createdAt: Date
  mailedAt: Date
  confirmedAt: Date | null
  endedAt: Date | null
}

export const NEWSLETTER = 'newsletter'
export const campaignList = (join: string) => `campaign ${join}`
/** Whether it is the participation in a campaign, which is no list that gets mails. */
export const isDraw = ({ list }: Pick<Subscription, 'list'>) => list.startsWith(campaignList(''))
export const releaseList = (informationType: string) => `release ${informationType}`

const DAY_MS = 24 * 60 * 60 * 1000

/** The lists about which an address gets a mail now: at most one mail per list and day. */
export function listsToMail(lists: readonly string[], known: readonly Subscription[], now: Date): string[] {
  return lists.filter((list) => {
    const found = known.find((subscription) => subscription.list === list)
    return !found || now.getTime() - found.mailedAt.getTime() >= DAY_MS
  })
}
