import { Link } from '@tanstack/react-router'
import type { Member } from '#contract/office/bundles/bundle.ts'

/** What it is called, with the way to where it is changed. */
export function MemberTitle({ member }: { member: Pick<Member, 'kind' | 'subject' | 'title'> }) {
  const { kind, subject, title } = member
  if (kind === 'page')
    return (
      <Link to="/sivut/$id" params={{ id: subject }}>
        {title}
      </Link>
    )
  if (kind === 'picture')
    return (
      <Link to="/kuvat/$id" params={{ id: subject }}>
        {title}
      </Link>
    )
  if (kind === 'price') return title
  const [part, sivusto, language] = subject.split(':')
  const kieli = (['fi', 'en', 'se', 'de'] as const).find((each) => each === language)
  return (
    <Link to="/valikot" search={{ osa: part === 'texts' ? 'tekstit' : undefined, sivusto, kieli }}>
      {title}
    </Link>
  )
}
