import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take a minute or so. Begun last, they would keep one processor busy while the others wait. */
const LONG = [/\/e2e\/engines\/.*\.engines\.spec\.ts$/, /\/e2e\/gallery\.spec\.ts$/, /\/histories\.pg\.test\.ts$/]

/** Begins with the long files. A machine that has not run the tests before knows only the size of files, which says little. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longFirst(await super.sort(files), ({ moduleId }) => moduleId)
  }
}

export function longFirst<File>(files: readonly File[], pathOf: (file: File) => string): File[] {
  const rank = (file: File) => {
    const at = LONG.findIndex((path) => path.test(pathOf(file)))
    return at < 0 ? LONG.length : at
  }
  return files.toSorted((one, other) => rank(one) - rank(other))
}

/** Those of the list that no file fits any more. */
export const unusedIn = (paths: readonly string[]): string[] =>
  LONG.filter((long) => !paths.some((path) => long.test(path))).map(String)
