/** In characters. Without schemas, so that the browser can know it. */
export const MAX_QUERY_LENGTH = 200
