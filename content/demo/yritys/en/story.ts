import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const story: AuthoredPage = {
  path: '/newsroom/waste-heat-recovery-in-kauhava',
  key: 'heat-recovery',
  template: 'article',
  title: 'Kaskimaa to recover waste heat from refrigeration in Kauhava',
  description:
    'Kaskimaa is investing EUR 6.4 million in a heat pump plant that will heat the washing water of its Kauhava plant with waste heat from refrigeration.',
  picture: picture('yritys-story', 'Three employees outside a production plant'),
  publishDate: '2026-10-22',
  blocks: [
    {
      type: 'rich-text',
      props: {
        content: richText(`
Kaskimaa Oyj is building a heat pump plant at its production site in Kauhava. It will recover the heat given off by the refrigeration machinery and use it to heat the site's washing water. The investment is worth EUR 6.4 million. Construction starts in January 2027, and the plant will be commissioned in November of the same year.

## Cold and hot under one roof

Meat processing needs cold and heat at the same time. The air in the cutting rooms is kept below 12 °C and the frozen stores below −18 °C. Meanwhile, the production areas are washed every night, and disinfecting tools requires water of at least 82 °C.

Until now, the condenser heat has been blown out through the roof and the water heated separately with steam. The new plant joins the two: heat pumps raise the condenser heat to 85 °C, and two tanks of 150 cubic metres store it for the nightly wash.

> We have been paying for the same energy twice. First we cooled, then we heated. Now the heat travels through a pipe that is 140 metres long.
> — Juha Rintamäki, Executive Vice President, Production

## Effect on energy use

The heat pump plant is estimated to

- reduce the site's purchased heat by about 40 per cent
- increase its electricity consumption by about 6 per cent
- replace a steam boiler, which is kept in reserve for peak loads and maintenance.

The estimate is based on production volumes in 2025. Kaskimaa will publish the actual figures when the plant has been in use for twelve months.

## Production continues throughout

The installation will mainly be carried out at weekends. The refrigeration units are connected to the new system one at a time, and deliveries are not affected. The six employees of the boiler plant will be trained to operate and maintain the heat pumps in spring 2027.

## Other sites may follow

Kauhava is the first site in the group where washing water will be heated mainly with the site's own waste heat. A study of two further sites will be completed in June 2027.

> We will not promise a second plant until we have measured the first.
> — Juha Rintamäki, Executive Vice President, Production

### Further information

Communications, [viestinta@kaskimaa.example](mailto:viestinta@kaskimaa.example), tel. [+358 20 000 0110](tel:+358200000110), weekdays 8.00–17.00 Finnish time.

Kaskimaa Oyj is a Finnish food company founded in 1903. It employs some 4,200 people.
            `),
      },
    },
  ],
}
