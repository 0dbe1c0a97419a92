type LoggedError = { type: string; message: string; stack: string; code?: string; cause?: LoggedError }

/** Codes of PostgreSQL whose message repeats the value that was refused. */
const QUOTES_VALUE = /^22/

/**
 * An error as it is logged: without the values of a failed statement, which may be a visitor's id, an address or a name. Drizzle puts
 * them into the message, PostgreSQL into `detail`.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { name, cause } = error
  const { code, params } = error as Error & { code?: unknown; params?: unknown }
  const isStatement = Array.isArray(params)
  const full = error.message
  const message = isStatement ? (full.split('\nparams:')[0] as string) : messageOf(full, code)
  return {
    type: name,
    message,
    stack: (error.stack ?? '').replace(full, message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(cause instanceof Error ? { cause: loggedError(cause) } : {}),
  }
}

function messageOf(message: string, code: unknown): string {
  return typeof code === 'string' && QUOTES_VALUE.test(code) ? 'invalid value' : message
}
