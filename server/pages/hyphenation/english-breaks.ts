/** English words are parted before these endings, */
const ENDINGS =
  /(?<=.{3})(?=(?:tion|sion|cial|tial|ment|ness|ful|less|ship|ability|ibility|able|house|logical|logy|cally|nary|narian|cate|ture|graph|rated|ering|berr)(?:s|al|ally|ed|er|ing|ly|y|ies)?$)/g
/** after these beginnings, */
const BEGINNINGS = /^(?:inter|under|over|super|trans|counter|micro|multi|short)(?=.{4})/
/** and between two consonants that are not spoken as one. */
const CONSONANTS =
  /(?<=[aeiouy])(?!c[hklrt]|gh|gn|ph|s[chkpt]|t[hr]|wh|[bfgp][lr]|dr)[bcdfgklmnprstvxz](?=[bcdfgjklmnpqrstvwxz][aeiouy])/g

/** Positions in a word of small letters. Few, and only where the rules seldom err: English words are short. */
export function englishBreaks(word: string): readonly number[] {
  const places = [
    ...[...word.matchAll(ENDINGS)].map(({ index }) => index),
    ...[...word.matchAll(CONSONANTS)].map(({ index }) => index + 1),
    BEGINNINGS.exec(word)?.[0].length ?? 0,
  ].sort((a, b) => a - b)
  return places.filter((at, index) => at - (places[index - 1] ?? 0) > 2)
}
