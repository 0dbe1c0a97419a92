import { defineFormBlock } from '#web/forms/define-form-block.tsx'
import { promotionalPhotoView } from '#web/forms/promotional-photo/promotional-photo.view.ts'
import { photoFormExamples } from './photo-form.examples.ts'
import { photoFormSchema } from './photo-form.schema.ts'

export const photoForm = defineFormBlock({
  type: 'photo-form',
  schema: photoFormSchema,
  examples: photoFormExamples,
  view: (language, options, { rules }) => promotionalPhotoView(language, { ...options, rules }),
})
