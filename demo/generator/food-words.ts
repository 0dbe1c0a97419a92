/**
 * Words that generated documents are made of, inflected and joined as Finnish does. Each noun is given as dictionaries do: base
 * form, genitive, partitive, partitive of the plural. Everything else follows from these.
 */
const nouns = `
makkara makkaran makkaraa makkaroita|keitto keiton keittoa keittoja|liha lihan lihaa lihoja|pulla pullan pullaa pullia
pihvi pihvin pihviä pihvejä|kana kanan kanaa kanoja|kinkku kinkun kinkkua kinkkuja|leipä leivän leipää leipiä
kala kalan kalaa kaloja|vuoka vuoan vuokaa vuokia|laatikko laatikon laatikkoa laatikoita|piirakka piirakan piirakkaa piirakoita
salaatti salaatin salaattia salaatteja|kastike kastikkeen kastiketta kastikkeita|peruna perunan perunaa perunoita
porkkana porkkanan porkkanaa porkkanoita|sipuli sipulin sipulia sipuleita|sieni sienen sientä sieniä
tomaatti tomaatin tomaattia tomaatteja|juusto juuston juustoa juustoja|kerma kerman kermaa kermoja|voi voin voita voita
maito maidon maitoa maitoja|muna munan munaa munia|riisi riisin riisiä riisejä|pasta pastan pastaa pastoja
uuni uunin uunia uuneja|grilli grillin grilliä grillejä|pannu pannun pannua pannuja|pata padan pataa patoja
joulu joulun joulua jouluja|kesä kesän kesää kesiä|arki arjen arkea arkia|juhla juhlan juhlaa juhlia
possu possun possua possuja|nauta naudan nautaa nautoja|broileri broilerin broileria broilereita|hirvi hirven hirveä hirviä
poro poron poroa poroja|lohi lohen lohta lohia|silakka silakan silakkaa silakoita|filee fileen fileetä fileitä
jauheliha jauhelihan jauhelihaa jauhelihoja|suikale suikaleen suikaletta suikaleita|kyljys kyljyksen kyljystä kyljyksiä
paisti paistin paistia paisteja|siipi siiven siipeä siipiä|koipi koiven koipea koipia|rinta rinnan rintaa rintoja
nakki nakin nakkia nakkeja|lenkki lenkin lenkkiä lenkkejä|salami salamin salamia salameja|pekoni pekonin pekonia pekoneja
leike leikkeen leikettä leikkeitä|viipale viipaleen viipaletta viipaleita|savu savun savua savuja|suola suolan suolaa suoloja
pippuri pippurin pippuria pippureita|mauste mausteen maustetta mausteita|yrtti yrtin yrttiä yrttejä|hunaja hunajan hunajaa hunajia
sinappi sinapin sinappia sinappeja|kaali kaalin kaalia kaaleja|herne herneen hernettä herneitä|papu pavun papua papuja
nauris nauriin naurista nauriita|lanttu lantun lanttua lanttuja|mustikka mustikan mustikkaa mustikoita
puolukka puolukan puolukkaa puolukoita|jäätelö jäätelön jäätelöä jäätelöitä|kakku kakun kakkua kakkuja|rasia rasian rasiaa rasioita
resepti reseptin reseptiä reseptejä|annos annoksen annosta annoksia|ateria aterian ateriaa aterioita|tuote tuotteen tuotetta tuotteita
tila tilan tilaa tiloja|perhe perheen perhettä perheitä|keittiö keittiön keittiötä keittiöitä|maku maun makua makuja
herkku herkun herkkua herkkuja|ilta illan iltaa iltoja|lounas lounaan lounasta lounaita|retki retken retkeä retkiä`

/** Words without a change of consonants inside, whose forms follow from their last letter. */
const regular = `
avokado mango burrito taco risotto gnocchi kebabi sushi curry tofu kiivi meloni ananas lime sitruuna appelsiini omena banaani
kaneli inkivääri kurkuma vanilja basilika timjami rosmariini oregano persilja tilli minttu salvia laakeri anis fenkoli selleri
parsa munakoiso kesäkurpitsa kurpitsa maissi linssi kikherne bulguri kvinoa couscous nuudeli lasagne pitsa hampurilainen
tortilla falafel hummus tzatziki pesto majoneesi ketsuppi aioli salsa chutney relish pikkelsi kurkku punajuuri retiisi palsternakka
piparjuuri sitruunaruoho korianteri kumina kardemumma muskotti neilikka paprika chili jalapeno cayenne tabasco soija teriyaki
wasabi miso dashi nori kombu seesami pähkinä manteli kasju pistaasi saksanpähkinä rusina taateli viikuna aprikoosi persikka luumu
kirsikka mansikka vadelma karpalo lakka tyrni herukka karviainen raparperi suklaa karamelli toffee nougat vanukas hyytelö sorbetti
vohveli pannari räiskäle munkki korvapuusti pulla sämpylä ruisleipä rieska näkkileipä korppu keksi muro puuro mysli hiutale
jogurtti rahka viili piimä kefiiri raejuusto mozzarella parmesan feta halloumi brie camembert cheddar gouda emmental ricotta
mascarpone siika muikku ahven kuha hauki made taimen nieriä turska seiti sei tonnikala makrilli sardiini anjovis katkarapu rapu
simpukka osteri kalmari mustekala kaviaari surimi ankka hanhi kalkkuna viiriäinen fasaani riekko metso jänis karhu villisika vuohi
lammas karitsa vasikka härkä sonni maksa munuainen kieli häntä potka lapa niska kylki entrecote sisäfile ulkofile chorizo bratwurst
wieneri frankfurter mortadella prosciutto pancetta pastrami rillette terriini pasteija hyytö aladobi silava läski ihra rasva liemi
fondi kuutio jauhe tahna öljy etikka siirappi sokeri jauho hiiva leivin liivate tärkkelys korppujauho seos pakkaus paketti purkki
tölkki pullo pussi kääre foil lautanen kulho kauha veitsi haarukka lusikka vispilä kattila kasari wokki parila rosteri savustin`
  .split(/\s+/)
  .filter((word) => word !== '')

export type Noun = {
  base: string
  /** The beginning of a compound. */
  joining: readonly string[]
  forms: readonly string[]
}

const principal: readonly Noun[] = nouns
  .trim()
  .split(/[|\n]/)
  .map((line) => {
    const [base = '', genitive = '', partitive = '', partitives = ''] = line.split(' ')
    return inflected(base, genitive.slice(0, -1), [partitive, partitives])
  })

export const foodNouns: readonly Noun[] = [
  ...principal,
  ...regular.map((base) => {
    const stem = /[aeiouyäö]$/.test(base) ? base : `${base}i`
    return inflected(base, stem, [stem + aOf(base), `${stem.replace(/[iaä]$/, '')}oj${aOf(base)}`])
  }),
]

function inflected(base: string, stem: string, partitives: readonly string[]): Noun {
  const a = aOf(base)
  const endings = ['n', 't', `ss${a}`, `st${a}`, `ll${a}`, 'lle', 'ksi']
  return { base, joining: [base, `${stem}n`], forms: [base, ...partitives, ...endings.map((ending) => stem + ending)] }
}

function aOf(word: string): string {
  return /[aou]/.test(word) ? 'a' : 'ä'
}

export const foodAdjectives =
  `mehevä savuinen rapea hidas kevyt täyteläinen nopea juhlava arkinen mausteinen makea suolainen kuuma
kylmä paahdettu haudutettu grillattu paistettu kotimainen perinteinen uusi mieto tulinen murea hapan raikas aito tuore`
    .split(/\s+/)
    .filter((word) => word !== '')

export const foodVerbs =
  `paista hauduta leikkaa lisää sekoita kypsennä mausta tarjoile nosta anna levätä kuumenna ruskista pilko
keitä valuta kaada ripottele ja sekä tai kun jos niin ennen jälkeen kanssa päälle joukkoon hyvin noin vielä vasta aina`
    .split(/\s+/)
    .filter((word) => word !== '')
