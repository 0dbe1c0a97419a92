/**
 * Inline script that lays out what has been parsed so far, and the section before it even if the browser would leave it out for now. While
 * the first paint waits for fonts, the browser would do nothing, and then lay out everything at once; in pieces none of it blocks for long.
 */
export const layOutScript =
  '(document.currentScript.previousElementSibling?.firstElementChild||document.body).offsetHeight'
