/** CSS properties in camel case, with their values. No unit is added to numbers. */
export type Style = Readonly<Record<string, string | number>>

const hyphenated = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Converts each style to the text of a `style` attribute; many mail programs ignore styles defined elsewhere.
 */
export function toInlineStyles<Name extends string>(
  styles: Readonly<Record<Name, Style>>,
): Record<Name, string> {
  const written = Object.entries<Style>(styles).map(([name, style]) => [
    name,
    Object.entries(style)
      .map(([property, value]) => `${hyphenated(property)}:${value}`)
      .join(';'),
  ])
  return Object.fromEntries(written)
}
