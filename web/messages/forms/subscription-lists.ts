import type { Language } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'
import { releaseTypeName } from '#web/messages/pages/release-types.ts'

/** What a person reads for lists such as `newsletter`, `release report` and `campaign x`. */
export function listNames(language: Language, lists: readonly string[]): string {
  return lists.map((list) => listName(language, list)).join(', ')
}

/** Whether somebody takes part in a draw, which is no subscription. */
export const hasDraw = (lists: readonly string[]) => lists.some((list) => list.startsWith('campaign '))

function listName(language: Language, list: string): string {
  const [kind, name = ''] = list.split(' ')
  if (kind === 'campaign') return message(language, 'listCampaign')
  if (kind === 'release') return releaseTypeName(language, name) ?? name
  return message(language, 'listNewsletter')
}
