/** What ends every release. */
export const investors = `## Lisätietoja

Sijoittajasuhteet ja viestintä, [viestinta@kaskimaa.example](mailto:viestinta@kaskimaa.example), puhelin [+358 20 000 0110](tel:+358200000110), arkisin klo 8–17. Suluissa ovat edellisen vuoden vastaavan jakson luvut.`

export const media = `## Lisätietoja

Viestintä, [viestinta@kaskimaa.example](mailto:viestinta@kaskimaa.example), puhelin [+358 20 000 0110](tel:+358200000110), arkisin klo 8–17.`

export const about =
  '*Kaskimaa Oyj on vuonna 1903 perustettu suomalainen ruokayhtiö, jossa työskentelee noin 4 200 ihmistä. Kotimarkkinat ovat Suomi ja Ruotsi.*'
