import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { LoginHeading, LoginOrPostalCode, loginOrPostalCodeStyles } from '#web/customer/login-or-postal-code.tsx'
import { FormattedText } from '#web/ui/formatted-text.tsx'
import { loginOrPostalCodeExamples } from './login-or-postal-code.examples.ts'
import { loginOrPostalCodeSchema } from './login-or-postal-code.schema.ts'

type Props = ViewProps<typeof loginOrPostalCodeSchema, undefined>

function LoginOrPostalCodeBlock({ props: { heading, text }, anchor, language, first }: Props) {
  const Heading = first ? 'h1' : 'h2'
  return (
    <section id={anchor} className="section tone-paper">
      <div className="wrap">
        <Heading>
          <LoginHeading language={language} loggedOut={heading} />
        </Heading>
        <LoginOrPostalCode language={language}>{text && <FormattedText content={text} />}</LoginOrPostalCode>
      </div>
    </section>
  )
}

export const loginOrPostalCode = defineBlock({
  type: 'login-or-postal-code',
  schema: loginOrPostalCodeSchema,
  view: LoginOrPostalCodeBlock,
  css: loginOrPostalCodeStyles,
  examples: loginOrPostalCodeExamples,
})
