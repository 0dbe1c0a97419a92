/** What takes long to create, such as a formatter of `Intl`, created when it is first needed and then kept. */
export function lazy<T>(create: () => T): () => T {
  let created: { value: T } | undefined
  return () => {
    created ??= { value: create() }
    return created.value
  }
}
