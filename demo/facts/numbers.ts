/** Numbers up to twelve as texts write them, by the beginnings of their forms. The longer ones come first. */
const beginnings: readonly (readonly [number, RegExp])[] = [
  [12, /^(kaksitoista|kahdentoista|twelve|tolv|zwölf)/],
  [11, /^(yksitoista|yhdentoista|eleven|elva|elf)/],
  [15, /^(viisitoista|viidentoista|fifteen|femton|fünfzehn)/],
  [10, /^(kymmenen|kymmenessä|ten$|tio$|zehn)/],
  [9, /^(yhdeksä|nine$|nio$|neun)/],
  [8, /^(kahdeksa|eight$|åtta|acht)/],
  [7, /^(seitsemä|seven$|sju$|sieben)/],
  [6, /^(kuusi|kuude|kuutta|six$|sex$|sechs)/],
  [5, /^(viisi|viide|viittä|five$|fem$|fünf)/],
  [4, /^(neljä|four$|fyra|vier)/],
  [3, /^(kolme|kolmea|three$|tre$|drei)/],
  [2, /^(kaksi|kahde|kahta|pari|two$|två|zwei)/],
  [1, /^(yhde|yhtä|yksi|one$|en$|ett$|ein)/],
]

/** The number that a word or a figure means; null for other words. */
export function numberOf(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word)
  return beginnings.find(([, pattern]) => pattern.test(word.toLowerCase()))?.[0] ?? null
}
