import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { formStyles } from '#web/forms/form-styles.ts'
import { ScriptPlace } from '#web/forms/script-place.tsx'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import { withdrawalTexts } from '#web/messages/shop/withdrawal.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import css from './withdrawal.css?inline'
import { withdrawalExamples } from './withdrawal.examples.ts'
import { Withdrawal } from './withdrawal.island.tsx'
import { withdrawalSchema } from './withdrawal.schema.ts'

type Props = ViewProps<typeof withdrawalSchema, undefined>

/** The withdrawal function that the law asks for: two steps, no login, a receipt by mail. */
function WithdrawalBlock({ props: { phone, email }, anchor, language }: Props) {
  const texts = textsOf(language, withdrawalTexts)
  return (
    <section id={anchor} className="section tone-surface withdrawal-section">
      <div className="wrap">
        <ScriptPlace instead={<p>{message(language, 'withdrawalNoScripts', { phone, email })}</p>}>
          <Island
            name="withdrawal"
            component={Withdrawal}
            props={{ language, texts: { ...texts, failed: texts.failed.replace('{email}', email) } }}
            when="load"
          />
        </ScriptPlace>
      </div>
    </section>
  )
}

export const withdrawal = defineBlock({
  type: 'withdrawal',
  schema: withdrawalSchema,
  view: WithdrawalBlock,
  css: [...formStyles, css],
  examples: withdrawalExamples,
})
