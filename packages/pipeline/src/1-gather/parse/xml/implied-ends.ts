/**
 * HTML elements without content that occur unescaped in feeds, without an end tag. Some that are also fields of
 * feeds, such as `link` and `source`, aren't among them.
 */
const VOID = new Set('area br col hr img input meta wbr'.split(' '))

/**
 * Fields of an item with one line of text. If another field begins before the end tag of such a field, that end
 * tag is missing.
 */
const LINES = new Set(
  'title link guid pubdate author comments dc:creator dc:date dc:subject dc:title category media:credit'.split(
    ' ',
  ),
)
/** Fields of an item with long text, in which `title` or `link` may be unescaped HTML. */
const TEXTS = new Set('description summary content:encoded media:description'.split(' '))

/** Fields that never occur inside another field's text. */
const FIELDS = new Set(
  (
    'guid pubdate comments enclosure description content:encoded dc:creator dc:date dc:subject dc:title atom:link ' +
    'atom:updated media:content media:thumbnail media:group itunes:author itunes:summary georss:point'
  ).split(' '),
)

export function isVoidElement(name: string): boolean {
  return VOID.has(name)
}

/** Whether a start tag implies the end of the open element, whose end tag is missing. */
export function isEndImpliedByStartTag(open: string, next: string): boolean {
  if (LINES.has(open))
    return FIELDS.has(next) || (next === 'link' && open !== 'link') || (next === 'title' && open !== 'title')
  return TEXTS.has(open) && open !== next && FIELDS.has(next) && next !== 'description'
}
