/** The style properties that Readability reads, as written in a style attribute; empty if absent. */
export interface ElementStyle {
  display: string
  visibility: string
}

export const NO_STYLE: ElementStyle = { display: '', visibility: '' }

/** Reads the two properties of a style attribute that affect visibility. */
export function parseElementStyle(source: string): ElementStyle {
  const style = { ...NO_STYLE }
  for (const declaration of source.split(';')) {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase()
    const value = declaration
      .slice(colon + 1)
      .replace(/!.*$/s, '')
      .trim()
      .toLowerCase()
    if (name === 'display' || name === 'visibility') style[name] = value
  }
  return style
}
