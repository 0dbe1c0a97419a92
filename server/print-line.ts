/** Prints a line for the person who started the program. */
export function printLine(text: string): void {
  process.stdout.write(`${text}\n`)
}
