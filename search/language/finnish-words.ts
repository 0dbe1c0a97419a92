/**
 * Words of kitchens, farms, shops and companies, written for this project. They need not be complete: a word that is missing
 * follows the rules of the open word classes, as new words do. But old words of the closed classes (hirvi : hirven, vesi : veden,
 * pata : padan) can only be told from new ones by knowing them, and a known word is not taken for a form of another. Compounds
 * are left out: they are split.
 */
const kitchen = `
liha kala kana muna maksa pata pulla leipä kerma marja juoma ruoka sika nauta suola sokeri siirappi voi maito piimä rahka
juusto makkara nakki pihvi kinkku pekoni salami metvursti kassleri filee rinta paisti rulla niska lapa potka selkä jalka ribsi
kebab ankka kalkkuna karitsa vasikka poro peura sonni härkä lehmä emakko possu siika silakka silli muikku kuha lahna rapu
simpukka mäti kalmari peruna porkkana lanttu kaali sipuli purjo kurkku tomaatti paprika kurpitsa rosolli parsa pinaatti
salaatti retiisi selleri fenkoli maissi papu linssi soija tofu persilja tilli basilika timjami rosmariini minttu meirami
laakeri pippuri chili inkivääri kaneli kardemumma kumina sinappi ketsuppi majoneesi tahna öljy etikka viini viina kalja
siideri kahvi tee kaakao mehu riisi pasta makaroni spagetti nuudeli lasagne pizza burgeri hodari tortilla toasti sämpylä
patonki rieska limppu pullo keksi kakku torttu piirakka lettu vohveli hillo hunaja suklaa karkki jäätelö keitto muusi laatikko
pannu vuoka uuni grilli hella savu liekki hiili kattila kulho malja kuppi muki lasi haarukka lusikka kauha vispilä lasta vati
pöytä tuoli pussi paketti purkki tölkki rasia kotelo laukku kori resepti taikina jauho hiiva muru pala siivu kuutio rasva
nahka luu kuivuri omena päärynä banaani appelsiini sitruuna mandariini mansikka mustikka vadelma puolukka lakka karpalo
herukka kirsikka luumu luomu persikka avokado rusina pähkinä manteli sesami kaura ohra vehnä riista kasvi kukka yrtti herkku
maku haju tuoksu väri muoto kokki leipuri leikkuri hyytelö höystö kroketti gulassi marinadi ateria brunssi menu proteiini
kuitu vitamiini allergia gluteeni laktoosi kalori kilo gramma litra desi prosentti
`
const company = `
yhtiö konserni osa arvo voitto tappio velka laina pankki tulo kulu meno vaihto taso raportti kalenteri strategia visio keino
malli laatu luokka standardi vastuu ympäristö ilmasto luonto energia sähkö lämpö kaasu päästö muovi kartonki paperi metalli
työ ura paikka haku hakija tekijä johtaja ohjaaja päällikkö omistaja sijoittaja tuottaja viljelijä kasvattaja kuluttaja lukija
opettaja ostaja myyjä käyttäjä toimija valmistaja edustaja henkilö henkilöstö äiti isä tyttö poika sisko ystävä kaveri joukko
ryhmä tiimi seura koulu koti sairaala ravintola kahvila ruokala baari hotelli laiva kioski myymälä varasto keittiö teurastamo
hinta kauppa kaappi kaupunki tila tili talo navetta sikala kanala kanava kunta kylä katu tori pelto niitty metsä ranta maa
karja rotu hoito rehu heinä raha aamu ilta yö päivä viikko tunti minuutti aika juhla joulu vappu kesä syksy alku loppu kuva
video teksti sana kirja tieto taito kyky luku suku puku soitto viesti posti numero ehto laki sääntö neuvo vinkki apu tuki
palvelu huolto kilpailu arvonta palkinto lahja kortti kuponki maksu lasku kuitti verkko peli leikki laulu tuotto tuotanto
toiminta hallinta johto hallinto sarja merkki brändi logo nappi tapa sato satu auto rekka kuorma reitti terminaali asema nouto
jakelu vienti tuonti markkina kilpailija projekti ohjelma historia kulttuuri idea teema valikoima sesonki suosikki klassikko
kampanja media tilaaja rekisteri käyttö suoja kurssi palkka loma vuoro taulu kartta lista linkki sivu sivusto artikkeli juttu
tarina blogi galleria perä muutto myynti osto hankinta viljely tukku sisältö rekrytointi suunnitelma lupa vero etu takuu turva
riski ongelma kohta jako mitta määrä raja rivi ruutu
`
const other = `
hyvä paha vanha iso kylmä kuuma kuiva märkä kova pehmeä terävä paksu pitkä leveä kapea korkea matala tyhjä makea mieto vahva
hieno karkea sileä rapea murea mehevä kypsä raaka vaalea tumma musta vihreä ruskea harmaa hopea kulta oma sama vapaa varma
kestävä aito helppo rouhea kirpeä kuohkea sitkeä kiinteä viileä haalea kostea notkea pimeä komea nopea selkeä upea hauska
tuttu halpa ihana kiva mukava tärkeä arka makuu kasvu kahva korko koru kuoro kuula palo pula savi mätä haukka kanto kanta
kunto pato lato arpa satama siivo kallio kylpy maali normaali nauha naula piha pino pinta rata ruuvi ruusu ruoko sauna savotta
soppa tasku teko tina tyyli tyyny valta veto vika väli voima valo varjo lelu nukke pallo mato matto katto lakki lappu lippu
tippa tikku takki pukki kukko koira kissa karhu kettu riekko fasaani lanka nuotio naapuri niksi olo onni oppi osaaja otsa
paita paja pako parta pastori patja penkki perusta pesu pila polku puu puuro pyörä pää rauta ritari romu runko salama sali
seinä sija sikari silmä sima solmu sota sulku sulka suu sukka sää tauko teltta tiski tonni tukka ukko vaaka vaara vaippa virka
virta vuokra vasta vesa vihko viiva asia pohja euro paino ilma lauta lenkki vilja matka hylly kello reuna laita sata jää nälkä
pyöreä valinta viestintä lisä sisä linja mittari naru terä kynä halli bussi jono kassa muisti luukku pelti lintu leppä kataja
tapahtuma lepo linna kulma liina hinnasto voimala suora oikea huono siisti lihava laiha hauki hellä tiukka lattia ikkuna kenkä
vaunu nurmi jyvä siru pilli mänty kaivo kanisteri kontti korppu kravatti kupla levy melu merkintä mestari miljoona materiaali
nuotta puukko reissu ritilä roska satula servetti sentti summa tausta tupa viulu kiekko vartti koodi budjetti broileri laatta
juutti ankkuri hirssi hernia filmi koivu pihlaja kuusama torni silta koko lohko lieju salmiakki mari uniikki ankara ahkera
tarha kuoppa potku lapio lastu tappi rappu hakku kerta kaari kuja mummo vaari lauantai sunnuntai tiistai kokoelma kypärä
hanska hedelmä aurinko linjasto osasto palkkio arvio näkymä laitteisto tekniikka logistiikka valvonta sihteeri hyöty haitta
sopu liitto salko puisto hiekka multa puro nuoriso naapurusto valtio poliisi lääkäri hoitaja opiskelija harjoittelija tutkija
insinööri asentaja kuljettaja ruukku oksa rypsi rapsi tyrni mesi meloni kiivi mango papaija viikuna taateli kookos vanilja
kuppila tarjoilija tarjoilu leipomo meijeri kalastaja metsästäjä teurastaja tyhjiö purnukka tynnyri saavi ämpäri maanantai
torstai perjantai ruotsi viro saksa ranska italia espanja karjala savo lappi häme turku helsinki oulu kuopio eurooppa
`
/** Ends in a vowel that stays in the stem: kala : kalan, pihvi : pihvin. */
export const vowelWords = kitchen + company + other

/** Ends in i, the stem in e: hirvi : hirven. */
export const eStemWords = `
hirvi koipi lohi liemi sieni kieli mieli nimi lumi suomi toimi tuomi niemi loimi hiiri kuori nuori suuri juuri vuori saari
meri veri veli tuuli tuli puoli huoli huuli nuoli suoli pieni pilvi polvi talvi järvi parvi sarvi torvi kivi ovi joki mäki
väki kylki jälki särki kurki arki olki reki onki hanki henki lehti lahti tähti vuohi uuhi riihi hanhi hauki hetki retki lampi
kampi leski kaski koski keski kärki sormi salmi helmi tammi nummi poski tiili siili siipi sääri ääri uni ripsi lapsi suksi
korpi veitsi kuusi kaikki
`

/** Ends in si, the stem in te: vesi : veden : vetenä. */
export const siWords = `
vesi käsi uusi kuusi viisi kausi vuosi täysi tosi liesi susi köysi hirsi kansi kynsi länsi varsi korsi virsi reisi orsi
`

/** Ends in e, the stem in ee, with a stronger consonant: leike : leikkeen. */
export const eWords = `
leike kastike herne tuore mauste viipale suikale tuote osake tiedote palaute ohje lisuke täyte kate tase aine jäte seloste
tavoite osoite esite liite laite peite kaste kuorrute raaste sose kääryle leikkele lause kirje liike hanke perhe lääke virhe
vene vaate vanne turve sade jauhe liete rinne piste aste eväste voide puute kiire alue huone hake vihje side käänne lahje ote
kuume taide tiede tarve piirre perinne peruste hiutale murske neste pyree rae koe aie vaihe mureke valmiste rypäle kuivike
tähde kone säilyke pakaste hilloke eläke näyte suhde velvoite ennuste varuste käsine kääre jänne kappale periaate kohde
`

/** Ends in s, the stem in a long vowel, with a stronger consonant: porsas : porsaan, kaunis : kauniin. */
export const longVowelWords = `
varras porsas lammas asiakas tehdas maukas mehukas eväs taivas rikas kirkas opas oppilas sairas vieras hammas kangas kuningas
rengas ratas porras varas raskas hidas puhdas keidas valas patsas karvas munakas vanukas osakas kauppias vilkas allas ahdas
altis kaunis kallis valmis nauris tiivis runsas lounas itikas ananas paras kinnas piiras ruis jänis saapas saalis kauris
kirves
`

/** Ends in s, the stem in kse: juures : juureksen. */
export const ksWords = `
juures vihannes kasvis lihas teräs kyljys tulos annos kokous vastaus kysymys katsaus tilaus toimitus pakkaus tarjous tutkimus
sopimus hallitus kertomus kuljetus koulutus kehitys esitys ostos kiusaus käristys sekoitus säilytys kuvaus siivous alennus
mainos tunnus päätös korjaus kierrätys sovellus harjoitus rakennus leivos seos jalostus panos juhannus kudos vanhus ajatus
saavutus kokemus näkemys merkitys laitos varaus vuokraus ilmoitus liuos järjestys yritys teurastus sulatus tarkastus sijoitus
kierros keitos paistos kulutus vaikutus rahoitus luottamus julkistus hakemus valmistus
`

/** Ends in s, the stem in te: talous : talouden. Those in uus, yys, eus and eys are known by their shape. */
export const teWords = 'talous oikeus vakuus vapaus rakkaus tulevaisuus salaisuus uutuus terveys yhteys'

/** Ends in in or an, the stem in ime or ima, with a stronger consonant: keitin : keittimen, lämmin : lämpimän. */
export const imeWords = `
keitin eläin puhelin avoin lämmin paahdin avain soitin sulatin vatkain sekoitin jäähdytin pakastin tarjotin kaiutin uistin
ydin tulostin jauhin
`

/** Ends in nen, the stem in se: suomalainen : suomalaisen. */
export const nenWords = `
suomalainen nainen ihminen hevonen lautanen kotimainen herkullinen terveellinen vastuullinen valkoinen punainen keltainen
sininen suolainen tulinen uutinen äyriäinen pääsiäinen munuainen salainen hampurilainen makeinen illallinen aamiainen toinen
yhteinen rasvainen öljyinen savuinen perinteinen tavallinen erilainen pakkanen turvallinen ruotsalainen saksalainen
`

/** Ends in a consonant, and the stem in the same with e: siemen : siemenen. */
export const consonantWords = 'sisar tytär askel kyynel siemen ahven jäsen joutsen höyhen taimen manner ommel sammal'

/** Ends in ut or yt, the stem in ue or ye: ohut : ohuen. */
export const utWords = 'ohut olut lyhyt kevyt'

/** Their consonant does not change, though it looks as if it would: auto : auton. */
export const steadyWords = 'auto muki lasagne data foto tofu kebab paprika'

/** Stems that no rule gives, before the endings of the singular. */
export const oddStems: Readonly<Record<string, string>> = {
  ruua: 'ruoka',
  poja: 'poika',
  aja: 'aika',
  kevaa: 'kevat',
  sydame: 'sydan',
  parhaa: 'paras',
  miehe: 'mies',
  yhde: 'yksi',
  kahde: 'kaksi',
  happama: 'hapan',
  rukii: 'ruis',
}

/** And before the i of the plural. */
export const oddPluralStems: Readonly<Record<string, string>> = {
  to: 'tyo',
  so: 'suo',
  te: 'tie',
  lu: 'luu',
  pu: 'puu',
  su: 'suu',
  ma: 'maa',
  parha: 'paras',
  mieh: 'mies',
  ruk: 'ruis',
  ruo: 'ruoka',
  vuo: 'vuoka',
  poj: 'poika',
  sydam: 'sydan',
  happam: 'hapan',
}

/** Partitives and genitives that no rule gives. */
export const oddForms: Readonly<Record<string, string>> = {
  lienta: 'liemi',
  lunta: 'lumi',
  lasta: 'lapsi',
  lasten: 'lapsi',
  miesta: 'mies',
  miesten: 'mies',
  sydanta: 'sydan',
  veista: 'veitsi',
  veisten: 'veitsi',
  kevatta: 'kevat',
  hapanta: 'hapan',
  ruista: 'ruis',
}

/** Never the first part of a compound, though the index knows them. */
export const functionWords = `
ja tai sen oli kun kuin niin vain että ovat jos joka jotka mikä mitä nyt siis vai mutta sekä kanssa myös ilman sitä sitten
tämä tuo nämä minä sinä hän tänä noin aina heti vielä olla ole olet olen ollut tule eikä joko
`

/** Begin compounds without being words themselves, or are other words when alone. */
export const firstParts = `
puna valko sini pika ensi lähi esi ali yli puoli täys suur pien etu taka sisä ulko ylä ala itse kesto vähä moni uus vuosi koti
jauhe pyörö kevyt koko kesk hyvin sis ulos sivu väli
`

/** Never the last part of a compound, as they end other words: kokonainen is no nainen. */
export const suffixWords = 'nainen toinen lainen mainen'

/** Words that look like the endings of others: luottamusta is no musta, suomalaisilta no ilta. */
export const endingWords = 'musta lista lasta vasta ilta silta kissa tapa'
