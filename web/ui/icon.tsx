import { icons } from './icons.ts'

type Props = { name: keyof typeof icons; className?: string }

/** A decorative icon, hidden from screen readers: the text or label next to it has the meaning. */
export function Icon({ name, className = 'icon' }: Props) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: icons[name] }}
    />
  )
}
