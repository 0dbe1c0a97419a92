import { type DragEvent, useEffect, useRef, useState } from 'react'
import type { FileField as FileRules } from '#contract/forms/form.ts'
import { controlAttributes, FieldGroup, type FieldProps } from '../field.tsx'
import { type ChosenFile, readFile } from './read-file.ts'
import { megabytes, type RefusalTexts, type RefusedFile, refusedTexts } from './refused-files.ts'

export type FileTexts = Record<'choose' | 'camera' | 'drop' | 'none' | 'remove' | 'reading', string> & RefusalTexts

type Props = FieldProps & {
  rules: FileRules
  value: readonly ChosenFile[]
  onChange: (files: readonly ChosenFile[]) => void
  texts: FileTexts
  /** The whole form was emptied: what was said about files is no longer of interest. */
  isCleared: boolean
}

/** Files by picker, by drag and drop, or from the camera of a phone, with previews. */
export function FileField({ rules, value, onChange, texts, isCleared, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [isReading, setReading] = useState(false)
  const [isOver, setOver] = useState(false)
  const statusId = `${field.id}-chosen`
  const takesPictures = rules.types.every((type) => type.startsWith('image/'))

  useEffect(() => {
    if (isCleared) setRefused([])
  }, [isCleared])

  const add = async (picked: readonly File[]) => {
    if (picked.length === 0 || isReading) return
    setRefused([])
    setReading(true)
    const accepted: ChosenFile[] = []
    const refusals: RefusedFile[] = []
    // One after another: a phone has no memory for three decoded photos.
    for (const file of picked) {
      const about = { name: file.name, bytes: file.size }
      if (value.length + accepted.length === rules.maxFiles) {
        refusals.push({ ...about, refusal: 'tooManyFiles', reason: 'tooMany' })
        continue
      }
      const read = await readFile(file, rules.types)
      if (read.ok) accepted.push(read.file)
      else refusals.push({ ...about, ...read.problem })
    }
    setReading(false)
    setRefused(refusals)
    onChange([...value, ...accepted])
  }
  const remove = (key: string) => {
    setRefused([])
    onChange(value.filter((file) => file.key !== key))
    input.current?.focus()
  }
  const pick = (element: HTMLInputElement) => {
    const picked = [...(element.files ?? [])]
    // So that the same file can be picked again after it was removed.
    element.value = ''
    add(picked)
  }
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault()
    setOver(over)
  }

  return (
    <FieldGroup {...field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the buttons inside do the same. */}
      <div
        className={isOver ? 'form-files form-files-over' : 'form-files'}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false)
          add([...event.dataTransfer.files])
        }}
      >
        <label className="form-files-button">
          <input
            ref={input}
            type="file"
            className="visually-hidden"
            {...controlAttributes(field, statusId)}
            accept={accepted(rules)}
            multiple={rules.maxFiles > 1}
            onChange={({ target }) => pick(target)}
          />
          {texts.choose}
        </label>
        {takesPictures && (
          <label className="form-files-button form-files-camera">
            <input
              type="file"
              className="visually-hidden"
              accept="image/*"
              capture="environment"
              onChange={({ target }) => pick(target)}
            />
            {texts.camera}
          </label>
        )}
        <span className="form-files-drop" aria-hidden="true">
          {texts.drop}
        </span>
      </div>
      <p id={statusId} className="form-hint" role="status">
        {isReading ? texts.reading : value.length === 0 ? texts.none : value.map(({ name }) => name).join(', ')}
      </p>
      <div className="form-error" role="alert">
        {refusedTexts(refused, texts, rules.maxFiles).map(({ refusal, reasons }) => (
          <div key={refusal}>
            <p>{refusal}</p>
            <ul className="form-files-refused">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {value.length > 0 && (
        <ul className="form-files-list">
          {value.map(({ key, name, bytes, preview }) => (
            <li key={key} className="form-file">
              {preview ? (
                <img src={preview} alt="" width={96} height={96} />
              ) : (
                <span className="form-file-kind" aria-hidden="true">
                  PDF
                </span>
              )}
              <span className="form-file-name">
                {name} <small>{megabytes(bytes)}</small>
              </span>
              <button
                type="button"
                className="form-file-remove"
                aria-label={`${texts.remove}: ${name}`}
                onClick={() => remove(key)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </FieldGroup>
  )
}

/** A HEIC photo can be picked too: it is converted, or its refusal says how to send it. */
function accepted({ types }: FileRules): string {
  return [...types, ...(types.includes('image/jpeg') ? ['.heic', '.heif'] : [])].join()
}
