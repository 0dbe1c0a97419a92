import type { z } from 'zod'
import type { Language } from '#contract/site.ts'
import { type BlockDefinition, defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import { FormIsland } from './form/form.island.tsx'
import type { FormView, ViewOptions } from './form/form-view.ts'
import type { formBlockSchema } from './form-block.schema.ts'
import { FormFrame } from './form-frame.tsx'
import { formStyles } from './form-styles.ts'

type Schema = z.ZodType<z.output<typeof formBlockSchema>>

type FormBlock<S extends Schema> = {
  type: string
  schema: S
  examples: Record<string, z.input<S>>
  /** The form in the visitor's language. */
  view: (language: Language, options: ViewOptions, props: z.output<S>) => FormView
}

/** A block that shows one form. */
export function defineFormBlock<S extends Schema>({ type, schema, examples, view }: FormBlock<S>): BlockDefinition {
  const render = ({ props, data, ...place }: ViewProps<S, { contentId: number }>) => {
    const options = viewOptions(props, place)
    const shown = view(place.language, { ...options, contentId: data.contentId }, props)
    return (
      <FormFrame props={props} {...place}>
        <Island name="form" component={FormIsland} props={shown} />
      </FormFrame>
    )
  }
  return defineBlock<S, { contentId: number }>({
    type,
    schema,
    view: render,
    load: async (_props, { contentId }) => ({ data: { contentId }, tags: [] }),
    css: formStyles,
    examples,
  })
}

type Place = { language: Language; first: boolean }

/** What a block gives its form. */
export function viewOptions(props: z.output<typeof formBlockSchema>, { language, first }: Place): ViewOptions {
  const { heading, successPage, privacyPage } = props
  const hasHeadingOfSection = heading !== undefined && !first
  return {
    ...(successPage && { successPage }),
    ...(privacyPage && { privacy: { label: message(language, 'formPrivacy'), link: privacyPage } }),
    ...(!hasHeadingOfSection && { headings: 'h2' }),
  }
}
