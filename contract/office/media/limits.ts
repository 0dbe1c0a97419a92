// Without schemas, for the browser.

/** Of a picture or a file; as `maxFileBytes` of uploads. */
export const MAX_SENT_BYTES = 15 * 1024 * 1024

/** How many days something removed or replaced can come back. */
export const KEPT_DAYS = 30

export const MAX_TITLE_LENGTH = 120
export const MAX_ALT_LENGTH = 200
export const MAX_HOLDER_LENGTH = 200
