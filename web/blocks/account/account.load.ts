import type { z } from 'zod'
import { tags } from '#contract/content/tags.ts'
import type { LoadContext, Loaded, Reads } from '#web/block-kit/define-block.ts'
import { settingText } from '#web/format/setting-text.ts'
import type { accountSchema } from './account.schema.ts'

/** How long orders are kept, in words. */
export async function loadAccount(
  _props: z.output<typeof accountSchema>,
  { language }: LoadContext,
  reads: Reads,
): Promise<Loaded<string>> {
  return { data: settingText(reads.shopSettings(), 'orderYears', language), tags: [tags.shopSettings] }
}
