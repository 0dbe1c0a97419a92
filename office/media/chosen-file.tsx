import { useState } from 'react'
import { ACCEPTED_PICTURES, FileButton } from './file-button.tsx'
import { endingOf, type Item } from './item-texts.ts'
import { dataUrlOf, problemOf } from './uploads.ts'

/** A file that is to take the place of one, chosen and read on this computer. */
export function useChosenFile({ kind, name }: Pick<Item, 'kind' | 'name'>, onChoose: () => void) {
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const choose = ([chosen]: readonly File[]) => {
    onChoose()
    setProblem(chosen && problemOf(chosen))
    setFile(chosen)
  }
  /** As it is sent; undefined if it cannot be read, which is told. */
  const read = async () => {
    const Data = file && (await dataUrlOf(file))
    if (file && Data === undefined) setProblem('Tiedostoa ei voitu lukea tältä koneelta.')
    return file && Data !== undefined ? { Name: file.name, Data } : undefined
  }
  const field = (
    <div className="row">
      <FileButton
        label={kind === 'picture' ? 'Valitse uusi kuva' : 'Valitse uusi tiedosto'}
        accept={kind === 'picture' ? ACCEPTED_PICTURES : `.${endingOf(name)}`}
        onFiles={choose}
      />
      <span className="muted">{file?.name}</span>
    </div>
  )
  return { field, read, problem, isReady: file !== undefined && problem === undefined }
}
