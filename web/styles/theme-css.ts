import type { Theme } from '#contract/site.ts'
import { fontFaces, fontStack } from '#web/fonts/font-face.ts'

/** The theme as CSS variables and font faces. */
export function themeCss(theme: Theme): string {
  const { colors, type, shape } = theme
  const variables = {
    ...Object.fromEntries(Object.entries(colors).map(([name, value]) => [kebab(name), value])),
    'heading-font': fontStack(type.heading),
    'body-font': fontStack(type.body),
    'heading-weight': type.headingWeight,
    'heading-case': type.headingCase,
    'heading-tracking': `${type.headingTracking}em`,
    'heading-scale': type.headingScale,
    radius: `${shape.radius}rem`,
    'button-radius': `${shape.button}rem`,
  }
  const declarations = Object.entries(variables).map(([name, value]) => `--${name}:${value}`)
  return `${fontFaces(theme)}:root{${declarations.join(';')}}`
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
