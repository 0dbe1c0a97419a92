/**
 * Inline script that lays out what has been parsed so far. While the first paint waits for fonts, the browser would do nothing, and then lay out
 * everything at once; in pieces none of it blocks for long.
 */
export const layOutScript = 'document.body.offsetHeight'
