import type { Language } from '#contract/site.ts'

/** Minutes since midnight of '16:30'. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** A time of day as its language writes it: '16.30' in Finnish and Swedish, '16:30' in English and German. */
export function clockText(minutesSinceMidnight: number, language: Language): string {
  const sign = language === 'fi' || language === 'se' ? '.' : ':'
  const minutes = ((minutesSinceMidnight % 1440) + 1440) % 1440
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}${sign}${String(minutes % 60).padStart(2, '0')}`
}
