import { z } from 'zod'
import { captionsFile, documentFile, type StoredFile, videoFile } from '#contract/content/files.ts'

const anyFile = z.union([documentFile, videoFile, captionsFile])

/** Names documents, films and captions in files, and remembers which ones the content uses. */
export class FileWriter {
  /** The files by what content calls them: their name, with the id before it where another file has that name. */
  readonly files = new Map<string, StoredFile>()

  reference(value: unknown): unknown {
    const { data: file } = anyFile.safeParse(value)
    if (!file) return value
    const called = [file.name, `${file.id}/${file.name}`].find((name) => {
      const other = this.files.get(name)
      return !other || other.id === file.id
    }) as string
    this.files.set(called, file)
    return called
  }
}
