import { links } from '#content/links.ts'
import type { AuthoredPage } from '#content/site-content.ts'
import { type LegalFacts, legalPage, reach } from './legal-page.ts'

/** `prefix` is where English stands on the site: `/en`, or nothing where it is the first language. */
export const legalLinks = (prefix: '' | '/en') =>
  links({
    Privacy: `${prefix}/privacy`,
    Accessibility: `${prefix}/accessibility`,
    Cookies: `${prefix}/cookies`,
  })

const purposes = {
  business:
    '**Managing the business relationship.** Name, role, e-mail address and telephone number of the contact person, with enquiries, offers and orders. The basis is our legitimate interest in serving the customer (point f). The data is kept while the relationship lasts and for two years after it.',
  recruiting:
    '**Recruitment.** The application, the CV and notes made at interviews. The basis is steps taken at the request of the applicant before a contract (point b). Applications are kept for two years after the recruitment has ended.',
  media:
    '**News releases and answers to the media.** Name, publication and contact details. The basis is legitimate interest (point f). The data is removed on request or when it is no longer correct.',
}

type Facts = LegalFacts<keyof typeof purposes> & { prefix: '' | '/en' }

/** Privacy notice, accessibility statement and cookies of a site in English. */
export const legalPages = (facts: Facts): AuthoredPage[] => [privacy(facts), accessibility(facts), cookies(facts)]

const privacy = ({ name, contact, prefix, purposes: own = [] }: Facts) =>
  legalPage({
    path: '/privacy',
    key: 'privacy',
    title: 'Privacy notice',
    description: `Which personal data ${name} collects, what it is used for, how long it is kept and what rights you have.`,
    text: `
This notice gives the information required by Article 13 of the General Data Protection Regulation (EU) 2016/679 for the website ${name}.

## Controller

Kaskimaa Oyj, Kaskimaantie 3, FI-60100 Seinäjoki, Finland. Our data protection officer can be reached at [tietosuoja@kaskimaa.example](mailto:tietosuoja@kaskimaa.example), or by post marked "Data protection". For anything else, please contact the people behind this site: ${reach(contact)}.

## Purposes, legal bases and retention

${[
  '**Answering you.** Name, contact details and what you tell us, when you write or call. The basis is our legitimate interest in answering the question (Article 6(1), point f). Messages are kept for two years, those about product defects for five.',
  ...own.map((purpose) => purposes[purpose]),
  '**Security and operation of the site.** The server log holds the IP address, the page and the time. The basis is our legitimate interest in keeping the service running. The log is deleted after 30 days.',
  `**Statistics and marketing.** Only with your consent (point a), which you may withdraw at any time; see [cookies](${prefix}/cookies).`,
]
  .map((purpose) => `- ${purpose}`)
  .join('\n')}

You are not obliged to give us any data, but without an address we cannot answer. There is no automated decision-making and no profiling.

## Recipients and transfers

The operators of our servers and e-mail process data on our behalf, as does a carrier when something is sent to you. Contracts forbid them any other use. Authorities receive data only where the law requires it. Data is never sold. It stays in the European Economic Area; if a processor handles it elsewhere, the transfer is based on an adequacy decision or on the standard contractual clauses of the Commission.

## Your rights

- access to your data, and a copy of it (Article 15)
- rectification of what is wrong (Article 16)
- erasure of what is no longer needed (Article 17)
- restriction of processing while a dispute is settled (Article 18)
- portability of data that you provided under a contract or consent (Article 20)
- objection to processing based on legitimate interest (Article 21)
- withdrawal of consent, without effect on what was done before (Article 7)

Write to [tietosuoja@kaskimaa.example](mailto:tietosuoja@kaskimaa.example). You will have an answer within one month. Where we cannot be certain who is asking, we may ask you to prove your identity.

## Complaints

You may lodge a complaint with the supervisory authority of your country. Ours is the Office of the Data Protection Ombudsman, P.O. Box 800, FI-00531 Helsinki, Finland, [tietosuoja.fi/en](https://tietosuoja.fi/en). We would be glad to hear from you first; most things can be put right with a message.
`,
  })

const accessibility = ({ name, contact }: Facts) =>
  legalPage({
    path: '/accessibility',
    key: 'accessibility',
    title: 'Accessibility statement',
    description: `How ${name} works with a keyboard, a screen reader and magnification, and where to tell us if it does not.`,
    text: `
This statement concerns the website ${name}. We follow the Finnish Act on the Provision of Digital Services (306/2019) on all our sites, including those that the Act does not oblige.

## What we aim for

The requirement is the standard EN 301 549, which for websites means levels A and AA of WCAG 2.1. We build pages so that

- everything works with the keyboard alone, and the focus can be seen
- headings, lists and regions are marked up for moving about with a screen reader
- text can be enlarged to 200 per cent and read on a narrow screen
- content can be read without scripts
- movement stops when your device asks for it.

## How we assessed it

The assessment is our own. Every version is checked automatically before it is published, and new parts are tried by hand with a keyboard and on a phone. There has been no external audit yet, so we do not claim that every requirement is met.

## Known shortcomings

- The text alternatives of illustrations say what a picture shows, but not every detail of it.
- Links to other sites may lead to pages in another language. We try to say so in the link.
- Older brochures and other attachments are not always accessible. Ask us, and you will get the content in another form.

## Tell us what does not work

Write to [saavutettavuus@kaskimaa.example](mailto:saavutettavuus@kaskimaa.example) or contact the people behind this site: ${reach(contact)}. Give us the address of the page and tell us what you tried to do. We answer within two weeks.

## Supervision

If the answer does not satisfy you, or none comes within two weeks, you may complain to the authority that supervises the Act: Finnish Transport and Communications Agency Traficom, Supervision of Digital Accessibility, P.O. Box 320, FI-00059 TRAFICOM, Finland, [saavutettavuusvaatimukset.fi/en](https://www.saavutettavuusvaatimukset.fi/en).
`,
  })

const cookies = ({ name, prefix }: Facts) =>
  legalPage({
    path: '/cookies',
    key: 'cookies',
    title: 'Cookies and other storage',
    description: `What ${name} stores in your browser, which part of it is strictly necessary, and how to change your choice.`,
    text: `
You can read these pages without anything being stored in your browser. Some functions need a memory. This is the whole list.

## Strictly necessary

These need no consent, since what you asked for would not work without them (section 205 of the Finnish Act on Electronic Communications Services, 917/2014).

- **consent:** your choice about cookies. Kept for 12 months.
- **Copy of the cart:** the lines of your cart in our Finnish online shop, so that they survive a change of page. Kept until the cart is emptied or ordered.
- **Draft of a form:** what you have written so far, in case the page closes. Kept for 24 hours, in your own browser only.
- **Likes:** which products you have liked, so that one heart is not counted twice. Kept until you clear your browser's data. The cookie **likingvisitor** is a random number that says nothing else about you; 400 days.

## Statistics

Only with consent. We count which pages are read and where reading stops. Without your consent, no measuring script is loaded at all.

## Marketing

Only with consent. A partner may store an identifier to choose advertisements and to limit how often they are shown. Without your consent, the partner's script is not loaded.

## How to change your choice

At the foot of every page is an item called *Cookie settings*. There you can give consent and withdraw it with equal ease. Everything stored can also be removed in the settings of your browser. The [privacy notice](${prefix}/privacy) tells how we process personal data.
`,
  })
