/** `2026-11-19` as it is written in Finnish. */
export function formatDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  return year ? `${Number(date)}.${Number(month)}.${year}` : day
}
