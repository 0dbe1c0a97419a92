import type { Messages } from './message.ts'

export const en: Messages = {
  skipToContent: 'Skip to content',
  homePage: 'Home',
  mainNavigation: 'Main menu',
  menu: 'Menu',
  languages: 'Languages',
  languageName: 'In English',
  pageNavigation: 'On this page',
  showMore: 'Show more',
  published: 'Published {date}',
  notFoundTitle: 'Page not found',
  notFoundText: 'The address may be mistyped, or the page has been removed. The home page will get you going again.',
  toHomePage: 'Go to the home page',
  troubleTitle: 'Something went wrong',
  troubleText: 'We could not open this page. The fault is ours and has been logged. Please try again in a moment.',
  busyTitle: 'The site is very busy',
  busyText: 'Please try again in a few seconds.',
}
