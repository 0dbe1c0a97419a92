import type { Link } from '#contract/content.ts'

/** One or two links as buttons, the first the more important. */
export function LinkRow({ links }: { links: readonly Link[] }) {
  if (links.length === 0) return null
  return (
    <p className="link-row">
      {links.map(({ label, link }, index) => (
        <a key={link} className={index === 0 ? 'button' : 'button button-quiet'} href={link}>
          {label}
        </a>
      ))}
    </p>
  )
}
