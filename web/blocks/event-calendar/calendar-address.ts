export const CALENDAR_ENDING = '.ics'

/** Where the events of a page are as a calendar file; a home page has no name that could get an ending. */
export function calendarAddress(page: string): string | undefined {
  return page.endsWith('/') ? undefined : page + CALENDAR_ENDING
}
