import type { ContactFormName } from '#contract/forms/forms.ts'
import type { Language } from '#contract/site.ts'

// What forms are called in mails. Their labels are those of the forms.

type Texts = Record<Language, string>

const formTitles: Record<ContactFormName, Texts> = {
  complaint: { fi: 'Reklamaatio', en: 'Complaint', se: 'Reklamation', de: 'Reklamation' },
  feedback: { fi: 'Palaute', en: 'Feedback', se: 'Synpunkter', de: 'Rückmeldung' },
  sponsorship: {
    fi: 'Sponsorointihakemus',
    en: 'Sponsorship application',
    se: 'Sponsringsansökan',
    de: 'Sponsoringantrag',
  },
  question: { fi: 'Kysymys', en: 'Question', se: 'Fråga', de: 'Frage' },
  'promotional-photo': { fi: 'Kuvakilpailu', en: 'Photo competition', se: 'Fototävling', de: 'Fotowettbewerb' },
  'meat-brand-contact': { fi: 'Yhteydenotto', en: 'Contact', se: 'Kontakt', de: 'Kontakt' },
  'export-contact': { fi: 'Vientiyhteydenotto', en: 'Export contact', se: 'Exportkontakt', de: 'Exportkontakt' },
  'food-service-question': {
    fi: 'Kysymys asiantuntijalle',
    en: 'Question for an expert',
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
    en: 'Order for school materials',
    se: 'Beställning av skolmaterial',
    de: 'Bestellung von Schulmaterial',
  },
  'job-application': { fi: 'Työhakemus', en: 'Job application', se: 'Jobbansökan', de: 'Bewerbung' },
}

const yes: Texts = { fi: 'Kyllä', en: 'Yes', se: 'Ja', de: 'Ja' }
const no: Texts = { fi: 'Ei', en: 'No', se: 'Nej', de: 'Nein' }

export function formTitle(language: Language, form: ContactFormName): string {
  return formTitles[form][language]
}

export function yesOrNo(language: Language, value: boolean): string {
  return (value ? yes : no)[language]
}
