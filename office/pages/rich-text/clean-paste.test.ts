// @vitest-environment jsdom
import { DOMParser as Reader } from 'prosemirror-model'
import { expect, it } from 'vitest'
import { cleanPaste } from './clean-paste.ts'
import { richTextOf } from './convert.ts'
import { schema } from './schema.ts'

/** What stands in the editor after pasting. */
function pasted(html: string) {
  const place = document.createElement('div')
  place.innerHTML = cleanPaste(html)
  return richTextOf(Reader.fromSchema(schema).parse(place))
}

it('OF-27: takes headings, marks and lists of Word, and nothing else of it', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{font-size:11pt}</style></head><body>
    <!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]-->
    <h1 style='color:#2F5496'>Uunilohi<o:p></o:p></h1>
    <p class=MsoNormal style='line-height:107%'><b><span lang=FI>Helppo</span></b><span lang=FI> ja <i>nopea</i>.<o:p></o:p></span></p>
    <p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span>Lohta</p>
    <p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Tilliä</p>
    <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Kuumenna uuni.</p>
    </body></html>`
  expect(pasted(word)).toEqual([
    { kind: 'heading', level: 2, text: 'Uunilohi' },
    { kind: 'paragraph', children: [{ text: 'Helppo', strong: true }, ' ja ', { text: 'nopea', emphasis: true }, '.'] },
    { kind: 'list', ordered: false, items: [['Lohta'], ['Tilliä']] },
    { kind: 'list', ordered: true, items: [['Kuumenna uuni.']] },
  ])
})

it('OF-27: takes links that pages may have, and no scripts, pictures or tables of a web page', () => {
  const page = `<div class="article"><script>steal()</script><h4 onclick="steal()">Lisää</h4>
    <p>Katso <a href="https://example.fi/ohje" onmouseover="x()">ohje</a> tai <a href="javascript:steal()">tämä</a>.<img src=x onerror=steal()></p>
    <table><tr><td>Suola</td><td>1 tl</td></tr></table><blockquote>Hyvää.</blockquote></div>`
  expect(pasted(page)).toEqual([
    { kind: 'heading', level: 3, text: 'Lisää' },
    { kind: 'paragraph', children: ['Katso ', { text: 'ohje', link: 'https://example.fi/ohje' }, ' tai tämä.'] },
    { kind: 'paragraph', children: ['Suola'] },
    { kind: 'paragraph', children: ['1 tl'] },
    { kind: 'quote', text: 'Hyvää.' },
  ])
})

it('OF-27: a document that is one bold element without being bold is not', () =>
  expect(pasted('<b style="font-weight:normal"><p><span style="font-weight:700">Tärkeä</span> asia</p></b>')).toEqual([
    { kind: 'paragraph', children: [{ text: 'Tärkeä', strong: true }, ' asia'] },
  ]))
