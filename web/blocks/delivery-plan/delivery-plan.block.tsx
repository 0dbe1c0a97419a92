import type { DeliveryPlan, UnusualDay } from '#contract/shop/delivery-plan.ts'
import type { Language } from '#contract/site.ts'
import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { message } from '#web/messages/message.ts'
import { deliveryDateText } from '#web/messages/shop/delivery-texts.ts'
import css from './delivery-plan.css?inline'
import { deliveryPlanExamples } from './delivery-plan.examples.ts'
import { loadDeliveryPlan } from './delivery-plan.load.ts'
import { deliveryPlanSchema } from './delivery-plan.schema.ts'
import { weekRows } from './week-text.ts'

function DeliveryPlanBlock({
  props,
  data,
  anchor,
  language,
  first,
}: ViewProps<typeof deliveryPlanSchema, DeliveryPlan>) {
  const { tone, heading, text } = props
  const { areas, moreAreas, unusualDays } = data
  const Heading = first ? 'h1' : 'h2'
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="wrap delivery-plan">
        <Heading>{heading}</Heading>
        {text && <p className="lead">{text}</p>}
        {areas.length > 0 ? (
          <Areas areas={areas} language={language} />
        ) : (
          <p className="delivery-plan-note">{message(language, 'planNone')}</p>
        )}
        {moreAreas > 0 && (
          <p className="delivery-plan-note">{message(language, 'planMoreAreas', { count: moreAreas })}</p>
        )}
        {unusualDays.length > 0 && (
          <>
            <h3>{message(language, 'planUnusual')}</h3>
            <ul className="delivery-plan-days">
              {unusualDays.map((day) => (
                <li key={day.date}>{unusualText(day, language)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}

type AreasProps = { areas: DeliveryPlan['areas']; language: Language }

function Areas({ areas, language }: AreasProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{message(language, 'planArea')}</th>
          <th scope="col">{message(language, 'planDays')}</th>
          <th scope="col">{message(language, 'planTimes')}</th>
        </tr>
      </thead>
      {areas.map(({ name, postalCodes, windows }) => {
        const rows = weekRows(windows, language)
        return (
          <tbody key={name}>
            {rows.map(({ days, times }, at) => (
              <tr key={days}>
                {at === 0 && (
                  <th scope="rowgroup" rowSpan={rows.length}>
                    {name}
                    <span>{message(language, 'planCodes', { count: postalCodes })}</span>
                  </th>
                )}
                <td>{days}</td>
                <td>{times}</td>
              </tr>
            ))}
          </tbody>
        )
      })}
    </table>
  )
}

function unusualText({ date, holiday, isDelivered }: UnusualDay, language: Language): string {
  const name = holiday ? ` (${message(language, `holiday_${holiday}`)})` : ''
  const what = message(language, isDelivered ? 'planExtraDelivery' : 'planNoDelivery')
  return `${deliveryDateText(language, date)}${name}: ${what}`
}

export const deliveryPlan = defineBlock({
  type: 'delivery-plan',
  schema: deliveryPlanSchema,
  view: DeliveryPlanBlock,
  load: loadDeliveryPlan,
  css: [css],
  examples: deliveryPlanExamples,
})
