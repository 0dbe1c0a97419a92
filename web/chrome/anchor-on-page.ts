/** Whether a link leads to another part of the page that is open. */
export function isAnchorOnPage(link: HTMLAnchorElement | null): boolean {
  return Boolean(link?.hash) && link?.href.split('#', 1)[0] === location.href.split('#', 1)[0]
}
