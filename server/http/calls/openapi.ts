import { z } from 'zod'
import type { Call, StaffCaller } from '#contract/calls/call.ts'
import { type RefusalCode, refusalStatus } from '#contract/calls/refusals.ts'

/** The OpenAPI description, generated from the schemas that validate requests. */
export function openApi(calls: readonly Call[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kaskimaa Sites',
      version: '1',
      description:
        'Every call is made to the host of a site, which decides whose content it is about. Lists in a query are written name[0]=…&name[1]=….',
    },
    paths,
    components: { schemas: { Refusal: refusalSchema } },
  }
}

const refusalSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(refusalStatus) },
    message: { type: 'string', description: "For people, in the visitor's language." },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
}

function operation(call: Call): object {
  const { about, params, query, body, answer } = call
  const codes = Object.groupBy(refusalsOf(call), (code) => refusalStatus[code])
  return {
    summary: about,
    'x-access': accessOf(call),
    parameters: [...parameters('path', params), ...parameters('query', query)],
    ...(body ? { requestBody: { required: true, content: json(jsonSchema(body, 'input')) } } : {}),
    responses: {
      ...(answer
        ? { 200: { description: 'Done.', content: json(jsonSchema(answer, 'output')) } }
        : { 204: { description: 'Done.' } }),
      ...Object.fromEntries(
        Object.entries(codes).map(([status, list]) => [
          status,
          { description: list?.join(', '), content: json({ $ref: '#/components/schemas/Refusal' }) },
        ]),
      ),
    },
  }
}

function refusalsOf({ method, caller, renewed, verified, refusals = [] }: Call): readonly RefusalCode[] {
  return [
    ...(['REQUEST_INVALID', 'HOST_UNKNOWN', 'TOO_MANY_REQUESTS', 'INTERNAL'] as const),
    ...(method === 'GET' ? [] : (['FOREIGN_ORIGIN', 'BODY_TOO_LARGE'] as const)),
    ...(caller === 'customer' || isForStaff(caller) ? (['LOGIN_NEEDED'] as const) : []),
    ...(isForStaff(caller) ? (['ROLE_NEEDED'] as const) : []),
    ...(renewed ? (['PROOF_NEEDED'] as const) : []),
    ...(verified ? (['VERIFICATION_FAILED'] as const) : []),
    ...refusals,
  ]
}

function isForStaff(caller: Call['caller']): caller is StaffCaller {
  return typeof caller === 'object' && 'roles' in caller
}

/** Who may call, from where, and how often. */
function accessOf(call: Call) {
  const { method, host = 'site', caller = 'anyone', renewed, limit, origin = 'same', verified, repeatKey } = call
  const captcha = call.captcha === undefined ? call.captchaWhen : 'always'
  return {
    host,
    caller: isForStaff(caller) ? caller.roles : typeof caller === 'object' ? 'visitor' : caller,
    ...(renewed ? { renewed } : {}),
    limit: limit ?? (method === 'GET' ? 'read' : 'write'),
    ...(method === 'GET' ? {} : { origin }),
    ...(verified ? { verified } : {}),
    ...(repeatKey ? { repeatKey } : {}),
    ...(captcha ? { captcha } : {}),
  }
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined): object[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, own]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: own,
    ...((own as z.core.JSONSchema.BaseSchema).type === 'array' ? { style: 'deepObject', explode: true } : {}),
  }))
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  // Without the registry: it has what editors read.
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: z.registry() })
}

function json(schema: object): object {
  return { 'application/json': { schema } }
}
