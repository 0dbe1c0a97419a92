import { changedFields } from './audit-text.ts'

type Props = { action: string; before: unknown; after: unknown }

/** What it was and what it is. */
export function AuditChange({ action, before, after }: Props) {
  return (
    <dl className="audit-change">
      {changedFields(action, before, after).map((field) => (
        <div key={field.name}>
          {field.label && <dt>{field.label}</dt>}
          <dd>
            {field.before && <del>{field.before}</del>} {field.after && <ins>{field.after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
