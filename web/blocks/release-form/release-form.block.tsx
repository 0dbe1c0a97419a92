import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { viewOptions } from '#web/forms/define-form-block.tsx'
import { FormFrame } from '#web/forms/form-frame.tsx'
import { formStyles } from '#web/forms/form-styles.ts'
import { ReleaseSubscription } from '#web/forms/news-release/release-subscription.tsx'
import { releaseFormExamples } from './release-form.examples.ts'
import { releaseFormSchema } from './release-form.schema.ts'

function ReleaseFormBlock({ props, ...place }: ViewProps<typeof releaseFormSchema, undefined>) {
  return (
    <FormFrame props={props} {...place}>
      <ReleaseSubscription language={place.language} options={viewOptions(props, place)} />
    </FormFrame>
  )
}

export const releaseForm = defineBlock({
  type: 'release-form',
  schema: releaseFormSchema,
  view: ReleaseFormBlock,
  css: formStyles,
  examples: releaseFormExamples,
})
