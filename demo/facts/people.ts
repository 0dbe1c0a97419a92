const name = String.raw`\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?`
const title = String.raw`\p{L}*(?:johtaja|päällikkö|mestari|kasvattaja|direktör|chef|mästare|uppfödare)`
const titled = [
  new RegExp(`(?<name>${name}),\\s+(?<title>${title})(?!\\p{L})`, 'gu'),
  new RegExp(`(?<title>${title}) (?<name>${name})`, 'giu'),
]

/** Who is called what in a text: 'Riikka Mäkelä-Aho, vastuullisuusjohtaja'. */
export function titlesIn(sentences: readonly string[]): { name: string; title: string }[] {
  return sentences.flatMap((sentence) =>
    titled.flatMap((pattern) =>
      [...sentence.matchAll(pattern)].flatMap(({ groups }) =>
        groups?.name && groups.title && /^\p{Lu}/u.test(groups.name)
          ? [{ name: groups.name, title: groups.title.toLowerCase() }]
          : [],
      ),
    ),
  )
}

/** People who have two titles in the texts of one language. */
export function wrongTitles(titles: readonly { name: string; title: string }[]): string[] {
  const byName = Map.groupBy(titles, (entry) => entry.name)
  return [...byName].flatMap(([person, entries]) => {
    const different = [...new Set(entries.map((entry) => entry.title))]
    return different.length > 1 ? [`${person}: ${different.join(', ')}`] : []
  })
}

/** Directors whom the page of the management does not name, and who have not left. */
export function wrongDirectors(
  titles: readonly { name: string; title: string }[],
  management: string,
  former: readonly string[],
): string[] {
  const directors = titles.filter((entry) => /johtaja$|direktör$/u.test(entry.title))
  const missing = directors.filter((entry) => !management.includes(entry.name) && !former.includes(entry.name))
  return [...new Set(missing.map((entry) => `${entry.name}, ${entry.title}`))]
}
