import type { ContactFormName } from '#contract/forms/forms.ts'
import type { Language } from '#contract/site.ts'

// Texts of the mails in which a site's people read what visitors sent.

type Texts = Record<Language, string>

const formTitles: Record<ContactFormName, Texts> = {
  complaint: { fi: 'Reklamaatio', en: 'Complaint', se: 'Reklamation', de: 'Reklamation' },
  feedback: { fi: 'Palaute', en: 'Feedback', se: 'Feedback', de: 'Feedback' },
  sponsorship: {
    fi: 'Sponsorointihakemus',
    en: 'Sponsorship application',
    se: 'Sponsringsansökan',
    de: 'Sponsoring-Antrag',
  },
  question: { fi: 'Kysymys', en: 'Question', se: 'Fråga', de: 'Frage' },
  'promotional-photo': { fi: 'Kuvakilpailu', en: 'Photo competition', se: 'Fototävling', de: 'Fotowettbewerb' },
  'meat-brand-contact': { fi: 'Yhteydenotto', en: 'Contact', se: 'Kontakt', de: 'Kontakt' },
  'export-contact': { fi: 'Vientiyhteydenotto', en: 'Export contact', se: 'Exportkontakt', de: 'Exportkontakt' },
  'food-service-question': {
    fi: 'Kysymys asiantuntijalle',
    en: 'Question to an expert',
    se: 'Fråga till en expert',
    de: 'Frage an Fachleute',
  },
  sales: {
    fi: 'Ammattilaisen yhteydenotto',
    en: 'Message from a professional kitchen',
    se: 'Kontakt från storkök',
    de: 'Kontakt einer Großküche',
  },
  'school-order': {
    fi: 'Kouluaineiston tilaus',
    en: 'Order of school material',
    se: 'Beställning av skolmaterial',
    de: 'Bestellung von Schulmaterial',
  },
}

/** By the field's name in lower case: forms write the same name in different cases. */
const fieldLabels: Record<string, Texts> = {
  firstname: { fi: 'Etunimi', en: 'First name', se: 'Förnamn', de: 'Vorname' },
  lastname: { fi: 'Sukunimi', en: 'Last name', se: 'Efternamn', de: 'Nachname' },
  fullname: { fi: 'Nimi', en: 'Name', se: 'Namn', de: 'Name' },
  streetaddress: { fi: 'Katuosoite', en: 'Street address', se: 'Gatuadress', de: 'Straße und Hausnummer' },
  postalcode: { fi: 'Postinumero', en: 'Postal code', se: 'Postnummer', de: 'Postleitzahl' },
  city: { fi: 'Postitoimipaikka', en: 'City', se: 'Ort', de: 'Ort' },
  phone: { fi: 'Puhelin', en: 'Phone', se: 'Telefon', de: 'Telefon' },
  email: { fi: 'Sähköposti', en: 'E-mail', se: 'E-post', de: 'E-Mail' },
  contactbyemail: {
    fi: 'Vastaus sähköpostilla',
    en: 'Answer by e-mail',
    se: 'Svar per e-post',
    de: 'Antwort per E-Mail',
  },
  contactbyphone: {
    fi: 'Vastaus puhelimitse',
    en: 'Answer by phone',
    se: 'Svar per telefon',
    de: 'Antwort per Telefon',
  },
  nocontact: { fi: 'Ei yhteydenottoa', en: 'No contact', se: 'Ingen kontakt', de: 'Kein Kontakt' },
  contactrequest: { fi: 'Yhteydenotto', en: 'Contact', se: 'Kontakt', de: 'Kontakt' },
  methodofcontact: { fi: 'Yhteydenottotapa', en: 'Contact by', se: 'Kontaktsätt', de: 'Kontakt per' },
  message: { fi: 'Viesti', en: 'Message', se: 'Meddelande', de: 'Nachricht' },
  productid: { fi: 'Tuotteen numero', en: 'Product number', se: 'Produktnummer', de: 'Produktnummer' },
  productname: { fi: 'Tuote', en: 'Product', se: 'Produkt', de: 'Produkt' },
  product: { fi: 'Tuote', en: 'Product', se: 'Produkt', de: 'Produkt' },
  batchnumber: { fi: 'Eränumero', en: 'Batch number', se: 'Batchnummer', de: 'Chargennummer' },
  expirationdate: {
    fi: 'Viimeinen käyttöpäivä',
    en: 'Use-by date',
    se: 'Sista förbrukningsdag',
    de: 'Verbrauchsdatum',
  },
  placeofpurchase: { fi: 'Ostopaikka', en: 'Place of purchase', se: 'Inköpsställe', de: 'Kaufort' },
  healthdataprocessingconsent: {
    fi: 'Suostumus terveystietojen käsittelyyn',
    en: 'Consent to the processing of health data',
    se: 'Samtycke till behandling av hälsouppgifter',
    de: 'Einwilligung in die Verarbeitung von Gesundheitsdaten',
  },
  subject: { fi: 'Aihe', en: 'Subject', se: 'Ämne', de: 'Betreff' },
  groupname: { fi: 'Yhteisö', en: 'Club or group', se: 'Förening', de: 'Verein oder Gruppe' },
  eventdate: {
    fi: 'Tapahtuman päivä',
    en: 'Date of the event',
    se: 'Evenemangets datum',
    de: 'Datum der Veranstaltung',
  },
  company: { fi: 'Yritys', en: 'Company', se: 'Företag', de: 'Unternehmen' },
  organization: { fi: 'Organisaatio', en: 'Organization', se: 'Organisation', de: 'Organisation' },
  contentid: { fi: 'Sivun numero', en: 'Page number', se: 'Sidans nummer', de: 'Seitennummer' },
  customerid: { fi: 'Asiakasnumero', en: 'Customer number', se: 'Kundnummer', de: 'Kundennummer' },
  customernumber: { fi: 'Asiakasnumero', en: 'Customer number', se: 'Kundnummer', de: 'Kundennummer' },
  formtype: { fi: 'Lomakkeen tyyppi', en: 'Kind of form', se: 'Typ av formulär', de: 'Art des Formulars' },
  materials: { fi: 'Materiaalit', en: 'Materials', se: 'Material', de: 'Materialien' },
  links: { fi: 'Linkit', en: 'Links', se: 'Länkar', de: 'Links' },
  school: { fi: 'Koulu', en: 'School', se: 'Skola', de: 'Schule' },
  region: { fi: 'Alue', en: 'Region', se: 'Region', de: 'Region' },
}

const yes: Texts = { fi: 'Kyllä', en: 'Yes', se: 'Ja', de: 'Ja' }
const no: Texts = { fi: 'Ei', en: 'No', se: 'Nej', de: 'Nein' }

export function formTitle(language: Language, form: ContactFormName): string {
  return formTitles[form][language]
}

/** The field's own name where a form is newer than these texts. */
export function fieldLabel(language: Language, field: string): string {
  return fieldLabels[field.toLowerCase()]?.[language] ?? field
}

export function yesOrNo(language: Language, value: boolean): string {
  return (value ? yes : no)[language]
}
