import type { Plugin } from 'vite'

const VITE_HELPER = '\0vite/preload-helper.js'

/**
 * Dynamic imports as they are written. Vite wraps each in a helper that fetches style sheets and preloads imports, which weighs almost a
 * kilobyte on every page: our pages name the scripts they need, and late styles come by `add-styles.ts`.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === VITE_HELPER ? 'export const __vitePreload = (load) => load()' : undefined),
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        if (chunk.viteMetadata?.importedCss.size)
          this.error(`${chunk.fileName} imports a style sheet, which nothing would fetch: use add-styles.ts.`)
        // The list of all islands is in the script of every page: by their names, not by their paths.
        chunk.code = chunk.code.replace(/"\.\/[^"]*?([\w-]+)\.island\.tsx":/g, '"$1":')
      }
    },
  }
}
