import type { FastifyReply } from 'fastify'
import type { RefusalShape } from '#contract/calls/call.ts'
import { type Refusal, type RefusalCode, refusalStatus } from '#contract/calls/refusals.ts'
import type { Language } from '#contract/site.ts'
import { refusalTexts } from './refusal-texts.ts'

type Details = {
  fields?: Refusal['fields']
  requestId?: string
  shape?: RefusalShape | undefined
  retryAfterSeconds?: number | undefined
  /** What a text names in the place of `{problems}`. */
  problems?: readonly string[] | undefined
  /** Overrides the code's status: a body of the wrong type is 415, not 400. */
  status?: number
}

export type RefuseCall = (reply: FastifyReply, code: RefusalCode, language: Language, details?: Details) => unknown

/** Sends a refusal as JSON. */
export const refuse: RefuseCall = (reply, code, language, details = {}) => {
  const { fields, requestId, shape, retryAfterSeconds, problems = [], status = refusalStatus[code] } = details
  if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds))
  const refusal: Refusal = {
    code,
    message: refusalTexts[code][language]
      .replace('{seconds}', String(retryAfterSeconds ?? ''))
      .replace('{problems}', () => problems.join(', ')),
    ...(fields ? { fields } : {}),
    ...(requestId ? { requestId } : {}),
  }
  return reply.code(status).send({ ...shapeFields(shape), ...refusal })
}

/** Extra fields that the specification of some calls requires. */
function shapeFields(shape: RefusalShape | undefined): object {
  switch (shape) {
    case 'isSuccess':
      return { isSuccess: false }
    case 'data.isSuccess':
      return { data: { isSuccess: false } }
    case 'success':
      return { success: false }
    case undefined:
      return {}
  }
}
