const SPACE_BEFORE_UNIT = /(?<=\d) (?=(?:°C|%|€|kg|mg|g|dl|ml|l|cm|mm|kJ|kcal)(?![\p{L}\d]))/gu
const HYPHEN_BEFORE_SHORT_END = /(?<=\p{L}-)(?=\p{L}{1,3}(?!\p{L}))/gu
const WORD_JOINER = '\u2060'

/** The same text, in which no line ends between a number and its unit ('56 °C', '2,5 kg') or before the short end of a word ('rind-on'). */
export function unbroken(text: string): string {
  return text.replace(SPACE_BEFORE_UNIT, '\u00a0').replace(HYPHEN_BEFORE_SHORT_END, WORD_JOINER)
}
