import type { ReactNode } from 'react'
import { languageNames } from '#contract/content/field.ts'
import type { EditedPage, FieldPath } from '#contract/office/pages/edited-page.ts'
import type { CallValue } from '#office/frame/call-office.ts'
import { Notice } from '#office/ui/notice.tsx'
import { moment } from '#web/format/moment.ts'
import type { Head } from '../draft/use-session.ts'
import { useEditing } from '../form/editing.ts'
import { fieldNamed } from '../form/field-named.ts'

type Plan = CallValue<'GET /api/office/pages/:id/publishing'>
type Props = { plan: Plan; head: Head; content: EditedPage }

/** What publishing would do, in sentences: first what stops it. */
export function PlanView({ plan, head, content }: Props) {
  const { forms } = useEditing()
  const placeOf = (block: string | null, path: FieldPath) => {
    const type = content.blocks.find(({ id }) => id === block)?.type ?? null
    const { blockTitle, title } = fieldNamed(forms, type, path)
    return [blockTitle, title].filter(Boolean).join(': ')
  }
  const { problems, openQuestions, warnings, brokenLinks, languagesBehind, languagesMissing, endsRedirect } = plan
  const isClean = [problems, warnings, brokenLinks, languagesBehind, languagesMissing].every(
    (list) => list.length === 0,
  )
  return (
    <div className="stack plan">
      {plan.isSame && <Notice>Luonnos on sama kuin julkaistu sivu.</Notice>}
      {openQuestions > 0 && <Notice kind="danger">Ratkaise ensin ristiriidat: {openQuestions}.</Notice>}
      <Told kind="danger" title="Korjaa ennen julkaisua">
        {problems.map(({ block, path, text }) => (
          <li key={`${block} ${path.join('/')} ${text}`}>
            <strong>{placeOf(block, path)}</strong>: {text}
          </li>
        ))}
      </Told>
      <Told kind="warning" title="Linkit, jotka eivät johda mihinkään">
        {brokenLinks.map(({ block, path, href }) => (
          <li key={`${block} ${path.join('/')} ${href}`}>
            <strong>{placeOf(block, path)}</strong>: {href}
          </li>
        ))}
      </Told>
      <Told kind="warning" title="Huomaa">
        {warnings.map(({ block, path, text }) => (
          <li key={`${block} ${path.join('/')} ${text}`}>
            <strong>{placeOf(block, path)}</strong>: {text}
          </li>
        ))}
        {endsRedirect && <li>Osoitteen ohjaus sivulle {endsRedirect} päättyy.</li>}
      </Told>
      <Told kind="info" title="Muut kielet">
        {languagesBehind.map(({ id, language, title }) => (
          <li key={id}>
            {languageNames[language]}: ”{title}” jää jälkeen tästä versiosta.
          </li>
        ))}
        {languagesMissing.map((language) => (
          <li key={language}>{languageNames[language]}: sivua ei ole.</li>
        ))}
      </Told>
      <Told kind="info" title="Ajastettu jo">
        {plan.schedules.map(({ id, action, at, by }) => (
          <li key={id}>
            {action === 'publish' ? 'Julkaistaan' : 'Poistetaan näkyvistä'} {moment(at, 'fi')} ({by})
          </li>
        ))}
      </Told>
      {isClean && !plan.isSame && <Notice kind="good">Kunnossa. Sivu näkyy kävijöille osoitteessa {head.path}.</Notice>}
    </div>
  )
}

type ToldProps = { kind: 'danger' | 'warning' | 'info'; title: string; children: ReactNode }

function Told({ kind, title, children }: ToldProps) {
  const isEmpty = [children].flat(2).filter(Boolean).length === 0
  if (isEmpty) return null
  return (
    <Notice kind={kind}>
      <strong>{title}</strong>
      <ul className="plan-list">{children}</ul>
    </Notice>
  )
}
