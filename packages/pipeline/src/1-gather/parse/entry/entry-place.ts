import type { Entry } from '@plainwire/domain/feed'
import type { XmlElement } from '../xml/xml-element.ts'

type Coordinates = NonNullable<Entry['coordinates']>

/** Valid coordinates; undefined for (0, 0), which software writes for 'unknown'. */
function coordinates(latitude: number, longitude: number): Coordinates | undefined {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isOnEarth && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : undefined
}

function pair(text: string): [number, number] | undefined {
  const [first, second, ...rest] = text.trim().split(/[\s,]+/)
  if (!first || !second || rest.length > 1) return undefined
  return [Number(first), Number(second)]
}

function ofPoint(text: string): Coordinates | undefined {
  const numbers = pair(text)
  return numbers && coordinates(...numbers)
}

/** Finds the first descendant with a name. The recursion is safe, because the tree's depth is limited. */
function inside(element: XmlElement, name: string): XmlElement | undefined {
  for (const child of element.children) {
    const found = child.name === name ? child : inside(child, name)
    if (found) return found
  }
  return undefined
}

/** The coordinates of an entry, from GeoRSS (simple or GML) or W3C geo. */
export function readEntryCoordinates(item: XmlElement): Coordinates | undefined {
  if (!item.children.some(({ name }) => name.startsWith('geo') || name.startsWith('gml'))) return undefined
  const simple = item.child('georss:point')
  if (simple) return ofPoint(simple.text)
  const where = item.child('georss:where') ?? item
  const position = inside(where, 'gml:pos')
  if (position) return ofPoint(position.text)
  const latitude = inside(item, 'geo:lat')?.text.trim()
  const longitude = (inside(item, 'geo:long') ?? inside(item, 'geo:lon'))?.text.trim()
  return latitude && longitude ? coordinates(Number(latitude), Number(longitude)) : undefined
}
