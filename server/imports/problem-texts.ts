// Readers of tables and rules of the plan write English, for the terminal: here are their sentences for people of the office.
const sentences: readonly (readonly [RegExp, string])[] = [
  [/^(\d+) cells instead of (\d+) \((.*?)\)(?:;.*)?$/, '$1 solua, kun niitä pitää olla $2 ($3)'],
  [/^a quotation mark is not closed, or not doubled$/, 'lainausmerkki on sulkematta tai kahdentamatta'],
  [/^it is longer than (\d+) characters$/, 'rivissä on yli $1 merkkiä'],
  [
    /^it has characters that cannot be read; save the table as UTF-8$/,
    'merkkejä ei voi lukea: tallenna taulukko UTF-8-muodossa',
  ],
  [/^The first line cannot be read: .*$/, 'ensimmäistä riviä ei voi lukea'],
  [/^The first line must name the columns (.*); missing: (.*)\.$/, 'ensimmäiseltä riviltä puuttuu sarakkeita: $2'],
  [
    /^The first line names unknown columns: (.*)\. Known are (.*)\.$/,
    'tuntemattomia sarakkeita: $1 (tunnettuja ovat $2)',
  ],
  [/^The first line names columns twice: (.*)\.$/, 'sarake on kahdesti: $1'],
  [/^'(.*)' is not a code such as LK-1001$/, "'$1' ei ole tuotekoodi, esimerkiksi LK-1001"],
  [/^(\S+) is in the table twice$/, '$1 on taulukossa kahdesti'],
  [/^(\S+) is not a product of the shop$/, '$1 ei ole kaupan tuote'],
  [/^(\S+) '(.*)' is not an amount such as .*$/, "$1 '$2' ei ole summa, esimerkiksi 12,90"],
  [/^stock '(.*)' is not a whole number, or empty for unlimited$/, "määrä '$1' ei ole kokonaisluku (tyhjä on rajaton)"],
  [/^(\S+) '(.*)' (?:is|are) not (?:a whole number.*|whole.*)$/, "$1 '$2' ei ole kokonaisluku"],
  [/^(\S+) '(.*)' is not yes or no$/, "$1 '$2' ei ole yes tai no"],
  [/^(\S+) '(.*)' (?:is|are) not (?:days )?such as (.*)$/, "$1 '$2' ei kelpaa, esimerkiksi $3"],
  [/^(\S+) '(.*)' is not one of (.*)$/, "$1 '$2' ei ole mikään näistä: $3"],
  [/^(\S+) '(.*)' is not one weekday such as pe$/, "$1 '$2' ei ole yksi viikonpäivä, esimerkiksi pe"],
  [/^'(.*)' is not a day such as (.*)$/, "'$1' ei ole päivä, esimerkiksi $2"],
  [/^'(.*)' is not a postal code or a range such as (.*)$/, "'$1' ei ole postinumero tai väli, esimerkiksi $2"],
  [/^'(.*)' is not a postal code of five digits$/, "'$1' ei ole viisinumeroinen postinumero"],
  [/^'(.*)' to '(.*)' is not such as 16:00 to 20:00$/, "'$1'–'$2' ei ole aika, esimerkiksi 16:00–20:00"],
  [/^(\S+) has a time at (\S+) on that day already$/, 'alueella $1 on jo tuona päivänä aika klo $2'],
  [/^no row names its place$/, 'millään rivillä ei ole paikkaa'],
  [/^no row has its postal codes$/, 'millään rivillä ei ole postinumeroita'],
  [/^nobody lives at (\S+)$/, 'postinumerossa $1 ei asu ketään'],
  [/^(\S+) belongs to (\S+) already$/, '$1 kuuluu jo alueeseen $2'],
  [/^there is no area '(.*)'$/, "aluetta '$1' ei ole"],
  [/^there is no area '(.*)' any more$/, "aluetta '$1' ei enää ole"],
  [/^the area '(.*)' does not deliver there any more$/, "alue '$1' ei enää toimita sinne"],
  [/^the area '(.*)' does not deliver at that time any more$/, "alue '$1' ei enää toimita siihen aikaan"],
  [/^it has (\d+) characters instead of (\d+)$/, 'rivissä on $1 merkkiä, kun niitä pitää olla $2'],
  [/^the type '(.*)' is not a digit$/, "laji '$1' ei ole numero"],
  [/^(\S+) is in the file twice$/, '$1 on tiedostossa kahdesti'],
  [/^the file has no postal codes$/, 'tiedostossa ei ole postinumeroita'],
  [/^a code has no spaces and at least one character$/, 'koodissa ei ole välilyöntejä ja on ainakin yksi merkki'],
  [/^the code (\S+) is in the list twice$/, 'koodi on taulukossa kahdesti'],
  [
    /^a discount needs a percentage, an amount or free delivery$/,
    'alennus tarvitsee prosentin, summan tai toimituksen',
  ],
  [/^a (\S+) code needs an amount$/, 'koodi ($1) tarvitsee summan'],
  [/^only a discount has a percentage$/, 'prosentti on vain alennuksella'],
  [/^a percentage is 1 to 100$/, 'prosentti on 1–100'],
  [/^there is no site '(.*)'$/, "sivustoa '$1' ei ole"],
  [/^'(.*)' is not a path such as \/vanha$/, "'$1' ei ole osoite, esimerkiksi /vanha"],
  [/^'(.*)' is not a \/path, .*$/, "'$1' ei ole /osoite, site:sivusto/osoite tai https://-osoite"],
  [/^longer than (\d+) characters$/, 'osoite on yli $1 merkkiä'],
  [/^'(.*)' already leads to '(.*)'$/, "'$1' on taulukossa jo kohteella '$2'"],
  [/^'(.*)' would lead back to itself$/, "'$1' johtaisi takaisin itseensä"],
  [/^it ends before it begins$/, 'se päättyy ennen kuin alkaa'],
  [/^(\S+) '(.*)' is not a whole number from 1 on$/, "$1 '$2' ei ole kokonaisluku yhdestä alkaen"],
  [/^(\S+) '(.*)' is not (.*)$/, "$1 '$2' ei ole $3"],
]

/** A problem of a table in Finnish: 'line 7: 3 cells instead of 2' becomes 'rivi 7: 3 solua, kun niitä pitää olla 2'. */
export function problemText(problem: string): string {
  const whole = said(problem)
  if (whole !== undefined) return whole
  const [, place = '', what = problem] =
    /^((?:line \d+|order [^:]+(?::\d\d)?[^:]*(?::\d\d)?[^:]*|[a-z\d-]+)): (.*)$/.exec(problem) ?? []
  const where = place.replace(/^line /, 'rivi ').replace(/^order /, 'tilaus ')
  return where ? `${where}: ${said(what) ?? what}` : what
}

function said(problem: string): string | undefined {
  const found = sentences.find(([pattern]) => pattern.test(problem))
  return found && problem.replace(found[0], found[1])
}
