import { useState } from 'react'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import { type CallValue, callOffice } from '#office/frame/call-office.ts'
import { failureText } from '#office/frame/failure-text.ts'
import { refresh } from '#office/frame/queries.ts'
import { Notice } from '#office/ui/notice.tsx'
import { FileButton } from './file-button.tsx'
import { changes } from './item-texts.ts'
import { problemOf, sendFile } from './uploads.ts'
import './media.css'

type Added = CallValue<'GET /api/office/media/:id'>
type Props = { label: string; accept: string; onAdded: (item: Added) => void }

/** Sends a file where one is chosen, and gives it when the library has it. */
export function AddOne({ label, accept, onAdded }: Props) {
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const add = async ([file]: readonly File[]) => {
    if (!file) return
    setProblem(problemOf(file))
    if (problemOf(file)) return
    setShare(0)
    const sent = await sendFile(file, setShare)
    const found = sent.ok ? await callOffice('GET /api/office/media/:id', { params: { id: sent.value.id } }) : sent
    setShare(undefined)
    if (!found.ok) return setProblem(failureText(found))
    onAdded(found.value)
    await refresh(changes)
  }
  return (
    <div className="stack">
      <div className="row">
        <FileButton label={label} accept={accept} isPending={share !== undefined} onFiles={add} />
        {share !== undefined && (
          <ProgressBar aria-label="Lähetetään" value={share * 100} className="upload-bar add-one">
            {({ percentage }) => <span style={{ width: `${percentage}%` }} />}
          </ProgressBar>
        )}
      </div>
      {problem && <Notice kind="danger">{problem}</Notice>}
    </div>
  )
}
