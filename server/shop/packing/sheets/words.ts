/** 'perjantai 15.1.2027' */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  const weekday = new Intl.DateTimeFormat('fi', { weekday: 'long', timeZone: 'UTC' })
  return `${weekday.format(new Date(`${day}T12:00:00Z`))} ${date}.${month}.${year}`
}

/** 'klo 16–20' of `16:00-20:00` */
export function timeText(time: string): string {
  return `klo ${time
    .replaceAll(':00', '')
    .replaceAll(':', '.')
    .replaceAll(/\b0(?=\d)/g, '')
    .replace('-', '–')}`
}

export const boxesText = (count: number) => (count === 1 ? '1 laatikko' : `${count} laatikkoa`)
