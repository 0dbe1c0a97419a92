import { drawings } from './drawings.ts'

type Props = { name: keyof typeof drawings; className?: string }

/** A drawing beside words. It says nothing by itself: what it means stands in the text or label near it. */
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
      dangerouslySetInnerHTML={{ __html: drawings[name] }}
    />
  )
}
