import { z } from 'zod'
import { href } from '#contract/content/content.ts'
import { formBlockShape } from '#web/forms/form-block.schema.ts'

export const photoFormSchema = z
  .strictObject({
    ...formBlockShape,
    /** Where the rules of the competition are. */
    rules: href.meta({ title: 'Säännöt', help: 'Sivu, jolla kilpailun tai kampanjan säännöt ovat.' }),
  })
  .meta({ title: 'Lomake: kuvakilpailu' })
