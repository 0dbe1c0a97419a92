import type { JobItem } from '#contract/content/item.ts'
import { type Language, langAttribute } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'

/** What a job pays: '13,20–15,80 € tunnissa'. */
export function salaryText({ from, to, per, currency }: NonNullable<JobItem['salary']>, language: Language): string {
  const decimals = per === 'HOUR' ? 2 : 0
  const format = new Intl.NumberFormat(language === 'en' ? 'en-GB' : langAttribute[language], {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  const amount = to === undefined ? format.format(from) : format.formatRange(from, to)
  return message(language, per === 'HOUR' ? 'jobPerHour' : 'jobPerMonth', { amount })
}
