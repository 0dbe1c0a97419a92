/** Long words of the demo's Swedish pages, parted by hand: `|` between the words of a compound, `-` between the syllables of a word. */
export const frequentSwedish = `
till-gäng-lig-het kak|in-ställ-ningar hamn|ma-ga-si-net por-tions|matte ar-ti-kel|num-mer kon-ser-ve-rings|me-del tillag-nings|tid
mat|lag-nings|läge rö-rel-se|re-sul-tat bok-sluts|kom-mu-ni-ké del-års|rap-port po-ta-tis|sal-lad rö-rel-se|re-sul-ta-tet
vär-me|pumps|an-lägg-ning kyck-ling|gry-ta kyl|an-lägg-ning-en till-gäng-lig-hets|re-do-gö-rel-se le-ve-rans|en-het pack-nings|da-gen
be-ställ-nings|kod pep-par|rots|kräm fjä-der-fä|verk-sam-het por-tions|stor-lek skogs|går-dens kyck-ling|lår|fi-lé
kyck-ling|strim-lor sta-bi-li-se-rings|me-del kon-takt|upp-gif-ter per-son|upp-gif-ter da-ta|skydds|för-ord-ningen
per-son|upp-gifts|an-sva-rig webb|plat-sens mark-nads|fö-ring trans-port|fö-re-ta-get stan-dard|av-tals|klau-su-ler
da-ta|por-ta-bi-li-tet åter|kal-lel-se gil-la|mar-ke-ring-ar webb|lä-sa-rens pro-duk-tio-nen il-lu-stra-tio-nernas
text|al-ter-na-tiv till-gäng-li-ga mat|lag-nings|gräd-de anti|oxi-da-tions|me-del spon-tan|an-sök-ning-ar verk|stäl-lan-de
styck-nings|an-lägg-ning-en in-te-gri-tets|skydds|myn-dig-he-ten tall-riks|svin-net pro-dukt|grup-per cen-ti-me-ter|tjock-a
kon-trakts|går-dar håll-bar-hets|di-rek-tör char-ku-te-ri-er an-teck-ning-ar kom-mu-ni-ka-tion kom-mu-ni-ka-tions|di-rek-tör
per-so-nal|di-rek-tör eko-no-mi|di-rek-tör kva-li-tets|di-rek-tör la-bo-ra-to-ri-um ål-ders|grän-sen in-tro-duk-tions|veck-a
kom-mu-ni-ka-tions|av-del-ning-en pro-duk-tions|di-rek-tör kund|re-la-tio-nen ser-ve-rings|ske-dar-na krydd|pep-par|korn
majs|stär-kel-se rök|mäs-ta-rens vit|vins|vin-äger kyck-ling|stal-lar-na tvätt|vatt-net kyl|mas-ki-ner-na livs|me-dels|fö-re-tag
ut-skepp-nings|hamn pre-nu-me-ra-tion me-rit|för-teck-ning re-kry-te-ring-en press|med-de-lan-den bo-lags|stäm-ma
verk-sam-hets|över-sikt halv|års|rap-port åter|kal-lel-ser mas-kin|ope-ra-tö-rer hy-gi-en|per-so-nal gårds|råd-gi-va-re
or-der|mot-tag-ning un-der-hålls|tek-ni-ker slakt|krop-pen sä-ker-hets|in-struk-tion ar-bets|klä-der skydds|klä-der
över-ens|kom-mel-se livs|me-dels|för-sälj-ning kon-trol-le-rar korv|fa-bri-ken lant|bruks|fö-re-ta-ga-re dip-lom|in-gen-jör
verk-sam-he-ter hem-ma|mark-na-der livs|me-dels|ve-ten-ska-per för-bätt-ra-des net-to|skuld|sätt-nings|grad
fjä-der-fä|för-sälj-ning-en kyck-ling|upp-fö-da-re håll-bar-hets|rap-por-ten pro-duk-tions|lo-ka-ler-na ener-gi|an-vänd-ning-en
el|för-bruk-ning-en topp|be-last-ning pro-duk-tions|vo-ly-mer-na kon-takt|per-so-nens te-le-fon|num-mer för-sälj-nings|chef
för|be-ställ-ning in-ner|tem-pe-ra-tu-ren varm|håll-ning fläsk|bul-jong blöt|lägg-ning torr|för-rå-det kött|bul-lar-na
fär-dig|stek-ta le-ve-rans|da-gar ragg|mun-kar-na rums|tem-pe-re-rad gjut|järns|pan-nan ef-ter|mid-da-gen kyl|skåps|kall
po-ta-tis|sal-la-den pä-ron|mack-or-na
`

/** Words of running text. No word was added to the lists of parts for them. */
export const unseenSwedish = `
börs|med-de-lan-de press|med-de-lan-de pro-dukt|bla-det själv|för-tro-en-de för-hand-lings|ba-ra för-pack-ning-en
livs|me-dels|ve-ta-ren au-to-ma-ti-se-rade da-ta|skydds|om-bu-det för-pack-ning-ar iden-ti-fi-e-ra-re in-ställ-ning-ar
kom-mis-sio-nens kon-takt|upp-gift le-ve-ran-tö-rer-na livs|me-dels|bo-lag rums|tem-pe-ra-tur sam|ar-bets|om-rå-det
da-ta|om-buds|man-nen för-bruk-nings|dag led-nings|grup-pen te-le|sty-rel-sen ar-bets|språ-ket bo-lags|stäm-man
dag-lig|va-ru|han-deln de-li-ka-tess|disk kan-ta-rel-ler-na kon-trol-le-ra-de mel-lan|sta-di-et re-sul-tat|rap-por-ter
som-mar|job-ba-re vär-me|pum-par-na ac-ku-mu-la-tor|tan-kar ar-ti-kel|num-ret av-räk-nings|pri-set av-skriv-ning-arna
chark|som-ma-ren eld-nings|för-bud fa-briks|gol-ven för-pack-nings|plast gjut|järns|pan-na hu-vud|kon-to-rets
in-stal-la-tio-nen in-ves-te-ring-ar-na kon-den-sor|vär-men kyck-ling|bröst kött|för-äd-ling le-ve-rans|ti-der
livs|me-dels|bu-ti-ker lunch|por-tio-ner lunch|res-tau-rang-er lär-lings|ti-den mel-lan|sve-ri-ge pann|an-lägg-ning-ens
pap-pers|ar-be-tet po-ta-tis|fling-or pro-cent|en-he-ter pro-duk-tio-nens pro-dukt|ut-veck-ling sa-la-mi|sor-ter-na
sal-mo-nel-la|in-tyg styck-nings|sa-lar-na sys-tem|ut-veck-la-re till|han-da|hål-lan-de ven-ti-la-tio-nen
`
