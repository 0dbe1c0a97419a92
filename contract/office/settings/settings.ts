import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { listPage, listQuery } from '#contract/office/list.ts'

const MAX_VALUE = 1_000_000_00

const values = z.record(z.string().max(60), z.int().min(0).max(MAX_VALUE))

export const getOfficeSettings = defineCall({
  method: 'GET',
  path: '/api/office/settings',
  about: 'The settings of the shop that are in force, with their units and bounds.',
  host: 'office',
  caller: { roles: ['shop', 'service', 'admin'] },
  answer: z.object({
    version: z.int(),
    changedBy: z.string(),
    changedAt: z.iso.datetime(),
    settings: z.array(
      z.object({
        name: z.string(),
        unit: z.enum(['cents', 'minutes', 'days', 'years']),
        from: z.int(),
        to: z.int(),
        value: z.int(),
      }),
    ),
  }),
})

export const listSettingsVersions = defineCall({
  method: 'GET',
  path: '/api/office/settings/versions',
  about: 'Who has changed which settings of the shop, the latest first.',
  host: 'office',
  caller: { roles: ['shop', 'service', 'admin'] },
  query: z.object(listQuery),
  answer: listPage(
    z.object({
      version: z.int(),
      changedBy: z.string(),
      changedAt: z.iso.datetime(),
      changed: z.array(z.object({ name: z.string(), from: z.int(), to: z.int() })),
    }),
  ),
})

export const changeOfficeSettings = defineCall({
  method: 'PUT',
  path: '/api/office/settings',
  about: 'Changes settings of the shop: all that are given, or none.',
  host: 'office',
  caller: { roles: ['shop', 'admin'] },
  body: z.object({
    /** The version that was shown. */
    seen: z.int(),
    values,
  }),
  records: 'settings.change',
  answer: z.object({ version: z.int() }),
  refusals: ['SETTINGS_CHANGED', 'SETTINGS_INVALID'],
})
