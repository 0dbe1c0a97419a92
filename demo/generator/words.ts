/** The words that generated pages are made of. They are Finnish in every language: only their number and length matter. */

export const manners = [
  'Hidas',
  'Savuinen',
  'Rapea',
  'Mehevä',
  'Arkinen',
  'Juhlava',
  'Kevyt',
  'Täyteläinen',
  'Mummon',
  'Nopea',
]

export const dishes = [
  'karjalanpaisti',
  'broilerivuoka',
  'lihapullat',
  'makkarakeitto',
  'palvikinkku',
  'kaalilaatikko',
  'jauhelihapihvit',
  'possunkyljykset',
  'grillilautanen',
  'salamipiirakka',
  'uunilenkki',
  'hirvenliha',
]

export const sentences = [
  'Liha otetaan huoneenlämpöön tuntia ennen kypsennystä, jotta se kypsyy tasaisesti eikä pinta kuivu.',
  'Tilalla tiedetään, mistä rehu tulee: viljasta kolme neljäsosaa kasvaa omilla pelloilla.',
  'Mausta maltilla, maista ja lisää vasta sitten.',
  'Leikkaa viipaleet aina poikkisyin, niin annoksesta tulee murea.',
  'Kun paistos lepää folion alla kymmenen minuuttia, nesteet tasaantuvat ja leikkaaminen on helpompaa.',
  'Ylijääneestä syntyy seuraavan päivän lounas: pilko se pannulle perunoiden ja sipulin kanssa.',
  'Savustamossa lämpö nousee hitaasti, ja lepän savu antaa pintaan värin, jota ei saa kiireellä.',
  'Keittiömestari laskee annokseen noin 180 grammaa, mutta nälkäiselle väelle kannattaa varata enemmän.',
  'Pakkauksen kierrätysmerkki kertoo, mihin astiaan mikäkin osa kuuluu.',
  'Perheyrityksen kolmas polvi tekee yhä saman kierroksen navetassa ennen kuutta.',
  'Juuresten pinta saa ruskistua kunnolla: siitä tulee kastikkeen maku.',
  'Sesongin alkaessa hyllyyn tulee tuote, jota on odotettu syksystä asti.',
]
