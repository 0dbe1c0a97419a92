/** Words that compounds of our pages are made of and that the lexicon of search does not know. They begin compounds and end them. */
export const furtherWords = `
aineisto ainesosa allergeeni ammatti ansio arviointi asetus aste avain cocktail curry dioksidi dippi ehdotus emmental eväste
hansikas happamuus hautomo haastattelu hävikki henkilö historia huolto hukka hydraatti hygienia jogurtti joukkue jälki
järjestelmä kastike katko kehittäjä kehitys kerta ketju kiusaus komento kulutus kuori kuukausi kuutio kymmenen kypsennys kypsyys
käristys laboratorio laitos lautanen lauseke leikkaaja leikkaamo lomake luettelo luotto lusikallinen maininta materiaali matikka
meetvursti merkintä minuutti mittaus murska muutos neuvoja neuvonta nugetti numero näyttö ohjaaja ohjaus ohje ohjelmisto opetus
opiskelija oppi osoite otto palsternakka palvelu palvi pasteija patee pelletti pesto pitoisuus pitäjä pito popcorn porukka pumppu pyree pyyntö
päiväys pääty päätös raaste ravinto rekisteri rengas riita ruoho salmonella savustamo savustus seesami selvitys sisältö sopimus
stroganoff suhde suikale suojaus suositus suunnitelma suunnittelu suurimo syrjä säätö taco talous tarvike taulukko tekijä
tekniikka tie tiede tiedosto tiedot tila tiski todistus toiminta tuntija turvallisuus tyyppi tärkkelys vaatimus vaihto valio
valmiste valtuutettu varasto varmuus vastine vastuullisuus viili viipale virasto virhe vointi vuoro väline wokki yhteys
yrittäjyys yrittäjä
`

/** How forms begin that no rule finds, and adjectives such as -kielinen: they end compounds. */
export const furtherStems = `
ehtoi hansikkaa hydraat kaite kaitee kaude kehitty kehittä kelpoi keräy kertai kertaistu kieli kielis kiloi kohtai kokoi kuivat kunna
kunni kuulta kymmene kymmentä kypsenne kypsytett luokkalai luontei lämmi lämmö lämpöi maalai mielis numeroi
omais paksui pitoi pohjai pohjalai punai päivälli rasvai rasvat renkaa savustet suolat säätei tiivii tietee tieteid vaihdo vaihei vaihte
vartaa vartai vastuks velkaantu viran virku välise yhde
`

/** Begin compounds, and stand nowhere alone or as something else. */
export const furtherBeginnings = `
aakkos aamiais ajan alle ammattilais asian bio edellis elin elo entrecôte eri erikois erityis esi etelä etikka fariini
hapettumisen happamuuden huhti hyvin itä jalan järjestäytymis kahdeksan kahdelle kahden kaksi kaksin kansain kauko kippi
kivennäis kolme kolmen kahdesta kahteen kymmenelle kymmenes kolmi kunnossa kuudes kuusi käytön käyttöön lautas leivin loka lounais luonnon lähtö länsi maalais
maalis marras neljä neljän netto osuus palas peruuttamis pikku pipar pohjan pohjois poikkeus puheen puolessa pääsiäis pörssi
rahti saate seitsemän seitsemäs selko syys takaisin tammi tapanin tasa terveyden tilin toimi touko tutustumis uuden vakio valu vapaa vara
velkaantumis viikon viilto viran vähittäis vähä yhden yhdeksän yhteyden yksin yksityis yleis
`
