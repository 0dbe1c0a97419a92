/** The same function, which keeps what it gave for the last words it was asked, at most twice `limit` of them. */
export function remembered<Value>(compute: (word: string) => Value, limit = 50_000): (word: string) => Value {
  let recent = new Map<string, Value>()
  let older = new Map<string, Value>()
  return (word) => {
    let value = recent.get(word)
    if (value !== undefined) return value
    value = older.get(word) ?? compute(word)
    if (recent.size >= limit) {
      older = recent
      recent = new Map()
    }
    recent.set(word, value)
    return value
  }
}
