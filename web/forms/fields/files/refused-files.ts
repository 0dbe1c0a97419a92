import type { FileRefusal } from '#contract/forms/form.ts'
import type { FileProblem } from './read-file.ts'

/** The texts of refusals are the document's; those of reasons have `{name}`, `{size}` and `{max}`. */
export type RefusalTexts = Record<FileRefusal, string> & { reasons: Record<FileProblem['reason'], string> }

export type RefusedFile = FileProblem & { name: string; bytes: number }

type Shown = { refusal: string; reasons: string[] }

/** What to say about refused files: each refusal once, and after it every file with the reason and what would work. */
export function refusedTexts(files: readonly RefusedFile[], texts: RefusalTexts, maxFiles: number): Shown[] {
  const refusals = [...new Set(files.map(({ refusal }) => refusal))]
  return refusals.map((refusal) => ({
    refusal: texts[refusal],
    reasons: files
      .filter((file) => file.refusal === refusal)
      .map(({ reason, name, bytes }) =>
        texts.reasons[reason]
          .replace('{size}', megabytes(bytes))
          .replace('{max}', String(maxFiles))
          // A function, because names may have `$&` in them.
          .replace('{name}', () => name),
      ),
  }))
}

export function megabytes(bytes: number): string {
  const size = Math.max(0.1, bytes / 1024 / 1024)
  return `${size.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 })} MB`
}
