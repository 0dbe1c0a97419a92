/** The event on Vite's WebSocket that announces a build to open pages. */
export const BUILD_EVENT = 'kaskimaa:built'

/** Script for the head of a page of this build. It reloads the page when a newer build makes it stale. */
export function reloadScript(build: number): string {
  return script(`({ reloadBefore }) => reloadBefore > ${build} && location.reload()`)
}

/** The same for error pages, which reload after every build, even if other pages are hot-reloaded. */
export function errorReloadScript(build: number): string {
  return script(`({ build }) => build > ${build} && location.reload()`)
}

function script(onBuilt: string): string {
  return `<script type="module">import { createHotContext } from '/@vite/client'
createHotContext('/tools/dev/reload-script.ts').on('${BUILD_EVENT}', ${onBuilt})</script>`
}
