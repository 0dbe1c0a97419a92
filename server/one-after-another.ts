/** Does the work for one thing after another, in the order in which it is asked, whatever each takes. A failure stops none. */
export function oneAfterAnother<Thing>(work: (thing: Thing) => Promise<void>): (thing: Thing) => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return (thing) => {
    last = last.catch(() => {}).then(() => work(thing))
    return last
  }
}
