import { type DragEvent, useRef, useState } from 'react'
import type { FileRefusal, FileField as FileRules } from '#contract/forms/form.ts'
import { controlAttributes, FieldGroup, type FieldProps } from '../field.tsx'
import { type ChosenFile, readFile } from './read-file.ts'

export type FileTexts = Record<'choose' | 'camera' | 'drop' | 'none' | 'remove' | 'reading', string> &
  Record<FileRefusal, string>

type Props = FieldProps & {
  rules: FileRules
  value: readonly ChosenFile[]
  onChange: (files: readonly ChosenFile[]) => void
  texts: FileTexts
}

/** Files by picker, by drag and drop, or from the camera of a phone, with previews. */
export function FileField({ rules, value, onChange, texts, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<FileRefusal | null>(null)
  const [isReading, setReading] = useState(false)
  const [isOver, setOver] = useState(false)
  const statusId = `${field.id}-chosen`
  const takesPictures = rules.types.every((type) => type.startsWith('image/'))

  const add = async (picked: readonly File[]) => {
    if (picked.length === 0 || isReading) return
    const room = rules.maxFiles - value.length
    setRefusal(picked.length > room ? 'tooManyFiles' : null)
    setReading(true)
    const accepted: ChosenFile[] = []
    // One after another: a phone has no memory for three decoded photos.
    for (const file of picked.slice(0, Math.max(0, room))) {
      const read = await readFile(file, rules.types)
      if (read.ok) accepted.push(read.file)
      else setRefusal(read.refusal)
    }
    setReading(false)
    onChange([...value, ...accepted])
  }
  const remove = (key: string) => {
    setRefusal(null)
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
            accept={rules.types.join()}
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
      <p className="form-error" role="alert">
        {refusal && texts[refusal]}
      </p>
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

function megabytes(bytes: number): string {
  const size = Math.max(0.1, bytes / 1024 / 1024)
  return `${size.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 })} MB`
}
