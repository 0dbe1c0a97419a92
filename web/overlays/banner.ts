import { rememberClosed, wasClosed } from './closing-cookies.ts'

const COOKIE = 'recipe-banner-closed'
const DAYS = 30

type StartBar = (selector: string, closer: string, isClosed: boolean, remember: () => void) => void

/** Shows the banner of recipes, unless it was closed lately. */
export function startBanner(startBar: StartBar): void {
  startBar('[data-recipe-banner]', '[data-closes-banner]', wasClosed(COOKIE), () => rememberClosed(COOKIE, DAYS))
}
