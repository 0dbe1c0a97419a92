import { Link } from '@tanstack/react-router'
import { Button } from '#office/ui/button.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { PageHead } from '#office/ui/page-head.tsx'

export function NotFound() {
  return (
    <>
      <PageHead title="Sivua ei ole" />
      <p>
        Tässä osoitteessa ei ole mitään, tai se on poistettu. <Link to="/">Siirry etusivulle</Link> tai etsi painamalla{' '}
        <kbd>Ctrl</kbd> <kbd>K</kbd>.
      </p>
    </>
  )
}

/** For a page, or a part of one, that could not be read or shown. */
export function PageFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="stack">
      <Notice kind="danger">{error instanceof Error ? error.message : String(error)}</Notice>
      <div>
        <Button onPress={onRetry}>Yritä uudelleen</Button>
      </div>
    </div>
  )
}
