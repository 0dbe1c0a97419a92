import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { viewOptions } from '#web/forms/define-form-block.tsx'
import { FormIsland } from '#web/forms/form/form.island.tsx'
import { FormFrame } from '#web/forms/form-frame.tsx'
import { formStyles } from '#web/forms/form-styles.ts'
import { jobApplicationView } from '#web/forms/job-application/job-application.view.ts'
import { Island } from '#web/islands/island.tsx'
import { jobApplicationFormExamples } from './job-application-form.examples.ts'
import { loadOpenJobs, type OpenJobs } from './job-application-form.load.ts'
import { jobApplicationFormSchema } from './job-application-form.schema.ts'

/** An application for one of the open jobs of the site. */
function JobApplicationForm({ props, data, ...place }: ViewProps<typeof jobApplicationFormSchema, OpenJobs>) {
  const view = jobApplicationView(place.language, { ...viewOptions(props, place), ...data })
  return (
    <FormFrame props={props} {...place}>
      <Island name="form" component={FormIsland} props={view} />
    </FormFrame>
  )
}

export const jobApplicationForm = defineBlock({
  type: 'job-application-form',
  schema: jobApplicationFormSchema,
  view: JobApplicationForm,
  load: loadOpenJobs,
  css: formStyles,
  examples: jobApplicationFormExamples,
})
