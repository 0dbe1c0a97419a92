/** The event of Vite's websocket that tells pages of the latest build. */
export const BUILT = 'kaskimaa:built'

/** Goes into the head of a page of this build, which reloads itself where a newer one makes it out of date. */
export function reloadScript(build: number): string {
  return script(`({ reloadBefore }) => reloadBefore > ${build} && location.reload()`)
}

/** An error page is reloaded after every build, also where other pages are refreshed in place. */
export function errorReloadScript(build: number): string {
  return script(`({ build }) => build > ${build} && location.reload()`)
}

function script(onBuilt: string): string {
  return `<script type="module">import { createHotContext } from '/@vite/client'
createHotContext('/tools/dev/reload-script.ts').on('${BUILT}', ${onBuilt})</script>`
}
