import { useState } from 'react'
import { pictureSource } from '#contract/content/media.ts'
import type { FieldPath } from '#contract/office/pages/edited-page.ts'
import type { Language } from '#contract/site.ts'
import { Button } from '#office/ui/button.tsx'
import { type FieldProps, TextField } from '#office/ui/fields.tsx'
import { useEditing } from './editing.ts'
import { PicturePicker } from './picture-picker.tsx'
import './form.css'
import './picture-field.css'

type Given = { id: string; name: string; width: number; height: number; alt: string }

type Props = FieldProps & {
  value: unknown
  onChange: (picture: Given | undefined) => void
  path: FieldPath
  problemAt: (path: FieldPath) => string | undefined
}

/** A stored picture with the words for those who do not see it. */
export function PictureField({
  label,
  help,
  error,
  isRequired,
  isDisabled = false,
  value,
  onChange,
  path,
  problemAt,
}: Props) {
  const { language } = useEditing()
  const [isPicking, setPicking] = useState(false)
  const picture = value as Given | undefined
  return (
    <fieldset className="form-group form-picture">
      <legend>
        {label}
        {isRequired && <span className="muted"> (pakollinen)</span>}
      </legend>
      {(error ?? help) && <p className={error ? 'field-error' : 'field-help'}>{error ?? help}</p>}
      {picture && (
        <div className="form-picture-shown">
          <img
            src={pictureSource(picture, 'thumbnail')}
            alt=""
            width={picture.width}
            height={picture.height}
            loading="lazy"
          />
          <TextField
            label="Vaihtoehtoinen teksti"
            help="Mitä kuvassa näkyy. Tyhjänä, jos kuva on vain koriste."
            rows={2}
            maxLength={200}
            value={picture.alt}
            onChange={(alt) => onChange({ ...picture, alt })}
            error={problemAt([...path, 'alt'])}
            isDisabled={isDisabled}
          />
        </div>
      )}
      <div className="row">
        <Button isDisabled={isDisabled} onPress={() => setPicking(true)}>
          {picture ? 'Vaihda kuva' : 'Valitse kuva'}
        </Button>
        {picture && !isRequired && (
          <Button kind="quiet" isDisabled={isDisabled} onPress={() => onChange(undefined)}>
            Poista kuva
          </Button>
        )}
      </div>
      {isPicking && (
        <PicturePicker
          onClose={() => setPicking(false)}
          onPick={({ current, name, width, height, focus, alts }) => {
            setPicking(false)
            if (width === null || height === null) return
            const alt = alts[language as Language] ?? ''
            onChange({ id: current, name, width, height, alt, ...(focus ? { focus } : {}) })
          }}
        />
      )}
    </fieldset>
  )
}
