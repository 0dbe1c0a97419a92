/** Tells whoever started the program. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
