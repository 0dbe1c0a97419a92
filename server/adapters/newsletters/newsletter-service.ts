/** A service that sends newsletters for us and has to know their subscribers. */
export type NewsletterService = {
  /** Whether the service sends the newsletter of the site. */
  serves(site: string): boolean
  /** Joins a confirmed address to the site's list. Joining twice does no harm. */
  join(site: string, email: string): Promise<void>
}
