import type { LinkedPage } from './opening-props.ts'

type Props = { section: LinkedPage | undefined; title: string; description: string }

/** The title and description of an item, below a link back to its section. */
export function ItemTitle({ section, title, description }: Props) {
  return (
    <>
      {section && (
        <p className="item-section">
          <a href={section.href}>{section.title}</a>
        </p>
      )}
      <h1>{title}</h1>
      <p className="lead">{description}</p>
    </>
  )
}
