type Asked = {
  method: string
  /** The `Origin` header: browsers send it with everything that may change something. */
  origin: string | undefined
  /** The `Sec-Fetch-Site` header, where the browser knows it. */
  fetchSite: string | undefined
}

const SAFE = ['GET', 'HEAD', 'OPTIONS']

/** Whether another site's page is behind a request that may change something. Programs, which send neither header, are not. */
export function isForeign({ method, origin, fetchSite }: Asked, ownOrigin: string | undefined): boolean {
  if (SAFE.includes(method)) return false
  if (origin !== undefined) return origin !== ownOrigin
  return fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none'
}
