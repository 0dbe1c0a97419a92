let inform: (note: string) => void = () => {}

/** Where unknown languages and keys are reported. */
export function reportMissingMessages(report: (note: string) => void): void {
  inform = report
}

/** Reports a missing text, and returns what is shown in its place. */
export function reportMissing(key: string, language: string): string {
  inform(`No text '${key}' in language '${language}'.`)
  return key
}
