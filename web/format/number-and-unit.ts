const SPACE_BEFORE_UNIT = /(?<=\d) (?=(?:°C|%|€|kg|mg|g|dl|ml|l|cm|mm|kJ|kcal)(?![\p{L}\d]))/gu

/** The same text, in which no line ends between a number and its unit: '56 °C', '2,5 kg'. */
export function numbersWithUnits(text: string): string {
  return text.replace(SPACE_BEFORE_UNIT, '\u00a0')
}
