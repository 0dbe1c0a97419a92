/**
 * Long words of the demo's pages, parted by hand at the words that they are made of; the most frequent first. Inside these words a line may
 * break between syllables.
 */
export const frequentFinnish = `
ammattilaiset saavutettavuus eväste|asetukset tyydyttynyttä hiili|hydraatit kuluttaja|palvelu kuva|kilpailu sponsoroitavaksi
etelä|pohjalaisilta toimitus|alueet toimitus|ehdot toimitus|osoitteesi ammattilais|myynti asiakas|numero asian|tuntijalta
valmistus|aika vastuullisuus kuluttajille jauhe|liha|keitto kaali|laatikko jauhe|liha|kastike karjalan|paisti
kaali|kääryleet jauhe|liha|pihvi paahto|paisti juusto|grilli|makkara grilli|makkara juures|pellillä maksa|pasteija
suostumuksen hapettumisen|esto|aine broileri|rullat pakkaus|päivästä paisto|liemessä sitruuna|voissa pippuri|kastike
hienonnettuna saavutettavuus|seloste tieto|suoja|seloste burgeri|pihvit paprika|marinadi ajan|kohtaista musta|pippuria
ulko|filee|pihvit jyvä|broilerin makaroni|laatikko nauta|jauhe|liha määrä|paino|pihvi nakki|stroganoff uuni|liha|pullat
sauna|palvi|kinkku karjalan|paisti|kuutiot valmistus|tapa kinkku|kiusaus porsaan|liha|kastike sisä|lämpö|tila kaski|maan|tie
vehnä|jauhoja harmaa|suolattu potka|viipaleet poron|käristys broileri|kulho lindströmin|pihvit kalkkuna|leikkeet
voi|leipä|kakku kuiva|kypsytetty lounas|salaatti pippuri|grilli|makkara lauantai|makkara hävikki|matikka osa|vuosi|katsaus
kylmä|laitosten lämpö|pumppu|laitokseen yhteys|tiedot kalkkuna|leikkele kylmä|savu|poro valu|rauta|pannu paisto|mittari
lohko|perunat yleis|katsaus juusto|raastetta näppäimistöllä virheellinen juhla|laatikko haudutettavat viikon|loppuun
hirvi|meetvursti maa|pähkinä|kastike siskon|makkara sipuli|kuutiota broileri|suikale puoli|vuosi|katsaus kirjoittanut
selaimessasi ruudun|lukijalla suurennuksen komento|sarjoja teksti|vastineet yksityis|kohtaa eri|kielisille liite|tiedostot
saavutettavia rekisterin|pitäjä tieto|suoja|vastaavan yhteyden|ottoihin turvallisuus markkinointi vakio|sopimus|lausekkeisiin
poistetuiksi eri|mielisyys siirrettävässä suostumukseen oikeutettuun tieto|suoja|valtuutetulle tieto|suoja|valtuutetun
keitto|kinkku grilli|laatikko juhla|pöytään broileri|vartaat savu|kinkku|piirakka naposteltavat liike|toiminta|katsaus
vastuullisuus|raportti tallennetaan sähkö|postilla sisä|filee|pihvit kuiva|suolattu kahdelle|toista raaka|makaronista
burgeri|pihvi tilin|päätös|tiedote yhteys|tietosi valko|sipulia tomaatti|pyreetä mauste|pippuria paprika|jauhetta
soija|kastiketta kylmä|säilytys broileri|curry cocktail|nakki kylmä|savu|nauta herkku|sienet curry|kastike kerma|kastike
henkilöstö|ravintola rauhoittuivat vastuullisuus|johtaja jauhe|liha|paketti korppu|jauhoja nauta|jauhe|lihaa laakerin|lehteä
maissi|tärkkelystä vähä|rasvainen kanan|munalla broileri|keitto hunaja|kinkku ammatti|keittiöille siipi|karja|liike|toimintaa
elin|tarvike|tieteiden oppi|sopimuksella hansikas|varastolla talous|johtajaksi toimitus|johtaja nakki|kastike sopimus|tuottaja
pääsiäis|pöytä talous|paperilla huoneen|lämpöön pippuri|kastikkeessa jauhe|liha|pihvit korppu|jauhot suola|vedessä
kastikkeeksi omena|viini|etikkaa eläin|lääkäri sähkö|posti|viestit sähkö|posti|osoite karjalan|paisti|lihat filee|suikaletta
pippuri|reuna juures|salaatti kebab|viipale liike|toiminta|johtajana neljä|kymmentä lihan|leikkaajaa paikka|kunnalla
osinko|ehdotus kastikkeessa posti|toimi|paikka mahdollisesti terveys|tietojani selvittämiseksi grilli|vartaat paahto|paistia
jauhe|liha|tacot kastikkeeseen makkara|keitto satunnaisella broileri|nugetit huoneen|lämpöisenä sähkö|postista
entrecôte|pihvit ruoho|sipulia makkara|mestari maalais|patee tuore|juustoa ilma|kuivattu tilaus|aika|taulu
keittiö|päällikkö lämpö|pumppu|laitoksen pakkaus|muovia jauhe|liha|pakkauksesta tuotanto|johtaja liike|toiminta
palvelimelta ammatti|keittiöt kivennäis|vettä valko|pippuria ohra|suurimoita kirsikka|tomaatteja palsternakka savu|paprikaa
lihan|leikkaaja happamuuden|säätö|aine kirjautuneena uutis|kirjeen osoitteeseen puhelin|numero sisä|paistista
kylki|viipaleet tee|lusikallinen kookos|maitoa broilerin|kasvattaja hunaja|koivet leikkele|tarjotin palvi|kinkkua
maustamatonta kinkku|lastut salami|siivut tuottaja|neuvonta avain|asiakas|päällikkö siipi|karja|leikkaamo fariini|sokeria
yhteyden|otto|sivulla sitruuna|mehua keitto|päivänä peruna|kuutiot keski|lämmöllä puolukka|hillon leivin|paperilla
kerroksittain tomaatti|murskaa leikkaamista lenkki|makkaraa naudan|liha|wokki parsa|kaalilla seesamin|siemeniä
kulma|paistia leikkuu|pinnoilta varsi|sellerin oppi|laitosten kirjoitetaan valkuaisesta luonnon|valoa
hyvin|vointi|arviointia tuote|virhe|ilmoituksessa poikkeus|päivät sinapin|siemen kylmä|kuljetuksella sisä|syrjästä
kehitys|kokki keittämiseen savu|kalkkuna kaura|sämpylä herkku|tiskin vaalean|punaista seitsemäs|luokkalainen
ympäristö|oppi opetus|materiaalit suoja|vaatteet keittiö|tyypit resepti|muutoksesta lounas|listan keitto|juureksia
asiakas|suhteen kylmä|tekniikan savustus|mestari kunnossa|pito ohjelmisto|kehitys pohjan|maalla salmonella|todistus
työ|paikka|ohjaajan oppi|sopimus|ohjaaja ansio|luettelo ohjelmisto|kehittäjä työ|turvallisuus puheen|johtaja
yhtiö|kokouksen osuus|kunnaksi liha|valmisteet vastuullisuus|raportissa kylmä|koneiden kirkkaan|punaiseksi
kesä|kurpitsa porkkana|viipaleet sipuli|renkaita keski|kokoinen kaalin|keitin|lientä ruoka|lusikallista lasagne|levyä
ainesosa|luetteloon päiväys|merkinnästä naapuri|tiskit muisti|lapusta kuluttajan|suoja|laki laki|sääteinen
kirjan|pito|aineisto tunnistamattomaksi peruuttamis|oikeuden kuluttaja|riita|lauta|kuntaan pipar|juuri|tuore|juusto
kuivike|lanta varmuus|minuuttia maa|pähkinä|voi tasa|paksuisiksi basilika|pestoa sini|home|juusto|dippi jää|kaappi|kylmä
erityis|ruoka|valioista suora|kaiteeksi etikka|puna|juuri|kuutiota terveyden|huolto|suunnitelmat sähkö|turvallisuus|kortti
maa|talous|yrittäjä netto|velkaantumis|aste oppi|sopimus|opiskelijaa viilto|suoja|hansikkaat järjestäytymis|kokouksessaan
vara|puheen|johtajaksi marras|kuusta kolmen|kymmenen|yhden sopimus|tilalle liike|toiminta|ohjauksen pohjois|päätyyn
`

/** Words of running text. */
export const otherFinnish = `
välttämätöntä markkinointia ammattilaisille ravintoloille ravinto|sisältö koulu|materiaalit oikean|kokoisina asiakas|tietosi
juhla|reseptit kehitys|kokkimme liha|valmisteita suositus|hinta valmistus|ohje viljelijöiden etelä|pohjalaisten tiedote|lajeja
suomalaisella pörssi|tiedote maistiaisiksi stabilointi|aine viran|omaiselle kattilallinen kaksi|kymmentä opetus|materiaalia
tiski|altaalle ruskistetusta tapanin|päivään hukka|lämmöllä tuotanto|laitoksen järjestyksessä tarjoilu|hävikki
aakkos|järjestys automaattisesti digitaalisten energian|kulutus esteettömyyden henkilöllisyytesi henkilö|tietoja
kuljetus|yritys kävijä|mittausta lautasellakin lämpö|säilytyksen noudattamista näyttö|kertoja päätöksen|tekoa
riittävyydestä saavutettavuus|vaatimukset selvitys|pyynnön sivustoillamme suurennettuna talous|alueella tarjoamisesta
vapaa|ehtoisia verkko|sivuilla viestintä|virasto yhdistelmä|uunissa ensimmäisestä gluteenittomana kesto|suosikki
maissi|tärkkelys veden|kulutuksen maito|merkintä tarkennettiin viljely|sopimukset lautas|hävikki sijoittaja|suhteet
kastikkeisiin kauppa|tieteiden kolme|kymmentä|yksi mitoituksella oppi|sopimus|ryhmä ammatti|keittiöltä broilerin|liha
huoneen|lämmössä lautas|malliin makkaran|tekijä pakkaus|koneen pekoni|popcorn pikku|joulu|kauden ruoka|ryhmistä
toimitus|päivät tomaatti|pyree työn|tekijöistä vesi|lammikkoa vuoden|vaihteessa yö|kypsennyksestä ilmoitus|taululla
juhannus|porukka kaksin|kertainen kesä|keittiöistä koe|keittiössä kuljetuksessa kunnossa|pitäjiä liha|pitoisuus
lounas|vuoroja marmoroitunut nimi|kirjoitus oma|valvontaan oppi|materiaalia päivälliseksi ruskistuminen sitruunan|kuori
tilin|päätöksen toimitus|sivulla verkko|tiskille viipale|pakkaus vähittäis|kaupassa väli|paperille aamu|virkuillekin
emmental|juusto fenkolin|siemen hampurilaiseen henkilö|kunnan hiljaisemmaksi hotelli|aamiainen karamellisoitua
kesä|työn|tekijä kolmi|kiloinen kunnossa|pitoon kylmä|hyllyssä kylmä|laatikkoon kylmä|savustettuna lounas|annokselle
muovin|keräykseen palkka|taulukon parhaimmillaan peli|sääntöjen peruna|hiutale perusteluineen puolikkaaseen
rinta|fileestä ruoka|lusikallinen tarjottimella tulos|julkistukset tuote|virheestä tutustumis|viikon vakio|asiakkaille
velli|kellossa verkko|kaupassa vuoro|kaudessa vuoro|päällikkö aamiais|buffettiin ahvenan|maalaisen alkoholitonta
alku|kuukausina alle|kirjoitat allergeeni|tiedot annos|pusseissa arvioinneista arvon|lisä|veron avaamattomana
bio|jätteeseen desinfioidaan edellis|vuodesta edistymisestä energia|laskussa esi|opetukseen grillaus|ohjeet
grilli|vastuksen haastateltava hapan|juuri|leipää harmaan|vaalea henkilö|työ|vuotta herne|keittoon hiili|dioksidia
hiili|jalan|jälkeä ilma|tiiviisti itsenäisyys|päivä jogurtti|dippi juhla|päivällisen juuston|kannat jää|pala|muotista
kaksi|vaiheinen kansain|välisessä katajan|marjaa kattila|laitoksen katu|keittiöön kauko|lämpö|verkon kauppa|reissusta
kausi|luonteisesti kerma|viili|kastike kilo|hinnaltaan kippi|pannulla kirje|kuoressa koipi|reidessä koko|liha|kinkkua
kokonaisuudessaan kokous|huoneessa kokous|vieraat korva|merkissä kunnia|maininnan kuuma|rasvattu kuusi|numeroinen
kypsennys|uunien kypsyys|asteet kysymys|lomake käyttö|henkilöstöä käyttö|kelpoisena lahja|kortilla lattia|pinnoite
leppä|hakkeesta liha|taloudessa liike|vaihdosta luotto|korteilla
`

/** Further words of running text. No word was added to the lists of parts for them. */
export const unseenFinnish = `
lyhentämiseen lähi|kaupastasi lämpö|hauteessa lämpö|kaapissa lämpö|mittarin lämpö|pumppu|laitos lämpö|tila|lokia läpi|kuultavina
maahan|tuojista mahdollisimman mahdollisuuksia makeimmillaan makkara|osastolla marinoiduissa materiaalista maustamattomana
mauste|kurkusta mauste|pippurit medaljongeiksi mitään|sanomaton mureke|massaan musta|kantiseen musta|pippurin
naapuri|tiskiltä naudan|paistia ohjeistustaan olki|pellettiä omena|viipaleet oppilas|määrällä oppi|sopimuksesta
osake|kohtainen osakkeen|omistajaa osallistuivat paahto|paistista paikka|kunnalle paistamisesta paisto|pintainen pakastamisesta
pakastettuina pakaste|varastot pakkauksissaan paksuudeltaan palvelu|tiskeillä palvi|kinkussa paperi|lautasia
paperin|ohueksi parissa|kymmenessä parmesaani|lastuja pekoni|viipale perjantai|pala perjantai|pihvi peruna|laatikkoon
peruna|salaatti peruna|tärkkelys peruuttaminen peruuttamis|oikeus pesu|koneeseen peukalon|painauma pikku|joulu|väki
pikku|lautaselle pipar|juuri|kerma porkkana|tikut posti|numeroihin profiileissamme prosentti|yksikköä puheen|johtajaksi
puoli|kiloiset puoli|tuntinen puolue|toimintaa puolukka|hilloa pyytämättäkin pyöritettävänä päivä|määrällä päiväys|merkintä
päättymis|päivänä rakennus|vaiheen rasva|kansineen rasva|keitintä rasva|prosentti resepteistämme resepti|sivuilla
rosmariini|kannu rulla|grillissä ruoka|kaupoissa ruoka|listasta ruoka|yhtiöltä ruostumatonta ruotsalaiseen saippua|kuplassa
salaatti|pöytään salaisuudesta salami|rullassa saman|kokoisiksi sarja|paistoon savustamoineen savustus|keppejä
seitsemän|kiloinen seitsemän|toista sherry|viini|etikka sinapin|siementä sisä|paistilla sitruunan|kuorella sopimus|tilalla
sopimus|tilojen sormen|paksuisia soseutettavat suoja|vaatteisiin suomalaisesta suomen|kielinen suunnitellulla syys|luku|kauden
säilytyksestä talteen|otosta tapanin|päivänäkin tarjoilu|astiassa tarkistettaviksi teollisuudelle terve|tullutta
teurastuksesta tila|vierailusta toimittajille toimitus|ehdoissa toimitus|kulun tukku|kaupalle tulostettavat tuotanto|määriin
tuotanto|tiloihin tuote|kehitykseen tuote|kysymyksiin tuote|luetteloon tuote|numerolla tuote|virhettä tuottaja|hintaa
tuottaja|hintoihin tutkittavaksi tyypillisesti työn|johtajalle työ|paikka|ohjaaja työ|paikka|sivulla työskennellyt
työ|tapaturmat työ|välineiden urakka|palkkaus vaalean|punainen valmistuksesta valmistuneista valu|rauta|padasta varmistaakseen
varsinaiselle vastaan|otossa vastuu|vapauden verkko|pankeilla verkko|sivulla vesi|hauteeseen vienti|johtaja viiden|kymmenen
viidessä|toista viikon|loppuisin viikon|päivänä viipale|paksuus viiva|koodista viljely|sopimuksia voi|leipä|kakkuun
vuohen|juustoa vähennyksestä vähimmäis|hinnan vähittäis|kaupan väli|papereilla yhtiö|kokoukselle yksi|mielisesti
yksi|mielisyyteen yksin|kertaiselta
`
