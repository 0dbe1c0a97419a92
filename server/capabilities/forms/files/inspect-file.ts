import { readFile } from 'node:fs/promises'
import type { FileRefusal, FileType, Form } from '#contract/forms/form.ts'
import type { SubmittedFile } from '#contract/forms/form-body.ts'
import { validateFiles } from '#contract/forms/validate-form.ts'
import { type Outcome, refusedFile } from '#contract/values/outcome.ts'
import { typeOf } from './file-types.ts'
import { isSoundPdf } from './inspect-pdf.ts'
import { isSoundPicture } from './inspect-picture.ts'

/** Longer file names are cut in messages. */
const MAX_SAID_NAME = 80

export type InspectedFile = { name: string; type: FileType; bytes: Buffer }

/** Reads a file and checks that the form accepts it. The type comes from its content, not from its name. */
async function inspectFile(form: Form, { name, received }: SubmittedFile): Promise<InspectedFile | FileRefusal> {
  const bytes = await readFile(received.path)
  const type = typeOf(bytes)
  const refusal = validateFiles(form, [{ type: type ?? '', bytes: bytes.length }])
  if (refusal || !type) return refusal ?? 'fileUnreadable'
  const isSound = type === 'application/pdf' ? await isSoundPdf(bytes) : await isSoundPicture(bytes)
  return isSound ? { name, type, bytes } : 'fileUnreadable'
}

/** Inspects and stores the files one after another, so that one at a time is in memory. */
export async function takeFiles(
  form: Form,
  files: readonly SubmittedFile[],
  keep: (file: InspectedFile) => Promise<void>,
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>,
): Promise<Outcome<void, 'REQUEST_INVALID'>> {
  for (const file of files) {
    const refusal = await inTurn(async () => {
      const inspected = await inspectFile(form, file)
      return typeof inspected === 'string' ? inspected : void (await keep(inspected))
    })
    if (refusal) return refusedFile(refusal, file.name.slice(0, MAX_SAID_NAME))
  }
  return { ok: true, value: undefined }
}
