/** Remembers for a number of days that something was closed. The value is for people who look at their cookies. */
export function rememberClosed(cookie: string, days: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API.
  document.cookie = `${cookie}=true;path=/;max-age=${days * 24 * 3600};samesite=lax`
}

export function wasClosed(cookie: string): boolean {
  return document.cookie.split('; ').includes(`${cookie}=true`)
}
