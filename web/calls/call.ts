import type { Caller, CallFailure, CallOutcome, Verify } from '#contract/calls/call-types.ts'
import type { calls } from '#contract/calls/calls.ts'

const TIMEOUT_MS = 10_000
const RETRY_DELAY_MS = 300

type Value = string | number | boolean

/** The options of all calls; `Caller` types those of each call. */
type Options = {
  params?: Record<string, Value>
  query?: Record<string, Value | readonly Value[] | undefined>
  body?: unknown
  language?: string
  verify?: Verify
  repeatKey?: string
  signal?: AbortSignal
  timeoutMs?: number
  keepalive?: boolean
  headers?: Record<string, string>
  transport?: typeof fetch
  expects?: (answer: never) => boolean
}

type Outcome = CallOutcome<unknown, string>

/**
 * Calls the API. It never throws: it returns the response, a refusal with the server's code and message, or `OFFLINE`, `TIMEOUT`,
 * `FAILED` or `ABORTED`. When there was no response, a call that is safe to repeat is retried once.
 */
export const call = (async (name: string, options: Options = {}): Promise<Outcome> => {
  const { verify, repeatKey, body, signal, keepalive, expects, transport = fetch } = options
  const [method, path = ''] = name.split(' ')
  const address = addressOf(path, options)
  const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)

  const send = async (
    verified?: Record<string, string>,
    mayRetry = method === 'GET' || !!repeatKey,
  ): Promise<Outcome> => {
    try {
      const response = await transport(address, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(repeatKey && { 'idempotency-key': repeatKey }),
          ...options.headers,
          ...verified,
        },
        body: JSON.stringify(body),
        keepalive,
        signal: AbortSignal.any(signal ? [signal, timeout] : [timeout]),
      })
      const text = await response.text()
      return signal?.aborted ? failure('ABORTED') : read(response, text, expects)
    } catch {
      const online = navigator.onLine !== false
      if (signal?.aborted) return failure('ABORTED')
      if (timeout.aborted && online) return failure('TIMEOUT')
      if (!mayRetry || !online) return failure('OFFLINE')
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
      return send(verified, false)
    }
  }
  return verify ? verify(send) : send()
}) as Caller<typeof calls>

function addressOf(path: string, { params, query, language }: Options): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ language, ...query })) {
    if (Array.isArray(value)) for (const at in value) search.append(`${name}[${at}]`, value[at])
    else if (value !== undefined) search.append(name, String(value))
  }
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params?.[name] ?? ''))
  return search.size > 0 ? `${filled}?${search}` : filled
}

function read({ ok, status, headers }: Response, text: string, expects: Options['expects']): Outcome {
  const retryAfterSeconds = Number(headers.get('retry-after')) || undefined
  try {
    const answer = status === 204 ? null : JSON.parse(text)
    if (ok && (!expects || expects(answer as never))) return { ok, value: answer }
    const { code, message, fields } = answer
    // An unexpected success has no code, and neither has the error page of a proxy.
    if (!ok && typeof code === 'string' && typeof message === 'string') {
      return { ok, code, message, fields, retryAfterSeconds }
    }
  } catch {
    // Not JSON, or not of the expected shape.
  }
  return { ...failure('FAILED'), retryAfterSeconds }
}

const failure = (code: CallFailure) => ({ ok: false, code }) as const
