/** Every refusal code of calls with its HTTP status. `docs/errors.md` explains them. */
export const refusalStatus = {
  REQUEST_INVALID: 400,
  MENU_LINK_FOREIGN: 400,
  LOGIN_NEEDED: 401,
  LOGIN_FAILED: 401,
  ORDER_PAID_LOGIN_NEEDED: 401,
  FOREIGN_ORIGIN: 403,
  VERIFICATION_FAILED: 403,
  CAPTCHA_FAILED: 403,
  CAPTCHA_NEEDED: 403,
  NOT_FOUND: 404,
  HOST_UNKNOWN: 404,
  SUBSCRIPTION_NOT_OFFERED: 404,
  LIKE_CONTENT_UNKNOWN: 404,
  CATEGORY_UNKNOWN: 404,
  PRODUCT_UNKNOWN: 404,
  MENU_UNKNOWN: 404,
  ORDER_UNKNOWN: 404,
  POSTAL_CODE_UNKNOWN: 404,
  REQUEST_TIMEOUT: 408,
  REVIEW_REPEATED: 409,
  ORDER_TOO_LATE: 409,
  WITHDRAWAL_NOT_POSSIBLE: 409,
  CART_TOKEN_EXPIRED: 410,
  CODE_EXPIRED: 410,
  BODY_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  WITHDRAWAL_LIMITED: 429,
  LOGIN_PAUSED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  UPLOADS_BUSY: 503,
  PAYMENT_UNAVAILABLE: 503,
} as const

export type RefusalCode = keyof typeof refusalStatus

/** The body of every refused call. */
export type Refusal = {
  code: RefusalCode
  /** For people, in their language. Programs use the code. */
  message: string
  /** Validation errors by field name. */
  fields?: Record<string, string>
  /** For internal errors: finds the log entry. */
  requestId?: string
}
