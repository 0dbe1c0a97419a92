import { Link } from '@tanstack/react-router'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import { Button } from '#office/ui/button.tsx'
import { Card } from '#office/ui/card.tsx'
import { clearUploads, isOpen, retry, type Upload, useUploads } from './uploads.ts'

/** What is being sent and how far it is; what failed says why. */
export function UploadList() {
  const uploads = useUploads()
  if (uploads.length === 0) return null
  const left = uploads.filter(isOpen).length
  return (
    <div className="media-uploads">
      <Card
        title="Lataukset"
        beside={
          left === 0 ? (
            <Button kind="quiet" onPress={clearUploads}>
              Tyhjennä luettelo
            </Button>
          ) : (
            <span className="muted">jäljellä {left}</span>
          )
        }
      >
        <ul className="uploads" aria-label="Lataukset">
          {uploads.map((upload) => (
            <li key={upload.id}>
              <UploadRow upload={upload} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

function UploadRow({ upload: { id, file, state, share, problem, item } }: { upload: Upload }) {
  return (
    <div className="upload">
      <span className="upload-name">
        {item === undefined ? (
          file.name
        ) : (
          <Link to="/kuvat/$id" params={{ id: String(item) }}>
            {file.name}
          </Link>
        )}
      </span>
      {isOpen({ state } as Upload) && (
        <ProgressBar aria-label={`Lähetetään ${file.name}`} value={share * 100} className="upload-bar">
          {({ percentage }) => <span style={{ width: `${percentage}%` }} />}
        </ProgressBar>
      )}
      <span className={state === 'failed' ? 'upload-state field-error' : 'upload-state muted'} role="status">
        {stateText(state, share)}
        {problem && ` ${problem}`}
      </span>
      {state === 'failed' && file.size > 0 && (
        <Button kind="quiet" aria-label={`Yritä uudelleen: ${file.name}`} onPress={() => retry(id)}>
          Yritä uudelleen
        </Button>
      )}
    </div>
  )
}

function stateText(state: Upload['state'], share: number): string {
  switch (state) {
    case 'waiting':
      return 'Odottaa'
    case 'sending':
      return share < 1 ? `${Math.floor(share * 100)} %` : 'Tarkistetaan'
    case 'done':
      return 'Valmis'
    case 'known':
      return 'On jo kirjastossa'
    case 'failed':
      return 'Ei ladattu.'
  }
}
