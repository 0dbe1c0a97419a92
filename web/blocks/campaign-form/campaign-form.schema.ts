import { z } from 'zod'
import { href } from '#contract/content/content.ts'
import { formBlockShape } from '#web/forms/form-block.schema.ts'

export const campaignFormSchema = z
  .strictObject({
    ...formBlockShape,
    /** Where the rules of the campaign are. */
    rules: href.meta({ title: 'Säännöt', help: 'Sivu, jolla kilpailun tai kampanjan säännöt ovat.' }),
    /** Shows a box that orders the newsletter too. */
    offersNewsletter: z
      .boolean()
      .default(false)
      .meta({ title: 'Tarjoa uutiskirjettä', help: 'Lomakkeessa on ruutu, jolla tilataan myös uutiskirje.' }),
  })
  .meta({ title: 'Lomake: kampanja' })
