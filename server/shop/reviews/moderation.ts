/** Beginnings of words for which a review is held until somebody has read it. */
const listedWords = [
  ...['perkele', 'saatan', 'vittu', 'vitun', 'paska', 'helvet', 'huora', 'kusip', 'idiootti', 'natsi', 'neekeri'],
  ...['fuck', 'shit', 'bitch', 'asshole', 'nazi', 'fan i helvete', 'jävla', 'scheiß', 'arschloch'],
  ...['kasino', 'casino', 'viagra', 'bitcoin', 'krypto', 'crypto', 'pikavippi', 'whatsapp', 'telegram'],
]

const LINK = /https?:|www\.|\b[\p{L}\d-]+\.(?:fi|com|net|org|info|io|ru|se|de|eu|example)\b|@[\p{L}\d-]+\.\p{L}{2,}/iu

/** Whether a review is held until somebody has read it: it has a link, an address or a listed word. */
export function mustBeRead(...texts: readonly string[]): boolean {
  return texts.some((text) => {
    const words = ` ${text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')}`
    return LINK.test(text) || listedWords.some((word) => words.includes(` ${word}`))
  })
}
