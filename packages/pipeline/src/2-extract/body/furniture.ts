import type { TreeElement } from '../page-tree/tree-node.ts'

/**
 * Words in class names and ids that mark an element as not part of the article. The element needs to have only
 * one of them, as a whole word.
 */
const NAMES = words(
  'ad ads adslot advert advertisement advertising affiliate banner bio breadcrumb breadcrumbs comment comments ' +
    'copyright credit cta dateline dek donate donation gallery kicker login menu meta nav navigation pagination paywall player poll popup ' +
    'promo promos promotion promoted pullquote share sharing sidebar slideshow social sponsor sponsored standfirst subscribe ' +
    'subscription survey tags teaser timestamp toolbar trending upsell widget',
)
/**
 * More words that mark an element as not part of the article. Parts of an article are hardly ever named with
 * them, so elements with these words may contain a larger share of the text (`MAX_PLAIN_SHARE`).
 */
const PLAIN_NAMES = words(
  'authorbox byline caption captions carousel disclaimer disqus newsletter newsletters outbrain popover readmore ' +
    'recirc recirculation recommendation recommendations recommended related rollover sharebar sharedaddy signup ' +
    'taboola taglist tooltip',
)
/**
 * The name under which `header` elements are counted; they usually contain the title, standfirst, author and
 * date.
 */
const OWN_HEAD = 'header element'
/** Class names of text for screen readers only: names of buttons, skip links. */
const READ_ALOUD = /(?:^|\s)(?:sr-only|visually-hidden|visuallyhidden|screen-reader-text)(?:\s|$)/
/**
 * The largest share of a page's text that all elements with the same name may contain, for `NAMES` and for
 * `PLAIN_NAMES`. If they contain more, the name means something else on that page.
 */
const MAX_SHARE = 0.25
const MAX_PLAIN_SHARE = 0.6
/** The number of characters of a class name or id that are examined. */
const MAX_NAME = 1000
/** The maximum number of words in an id that is examined; longer ids were generated from headings. */
const MAX_ID_WORDS = 3
/** An element with at least `MANY_PARAGRAPHS` paragraphs of this length, in characters, is never removed. */
const LONG_PARAGRAPH = 150
const MANY_PARAGRAPHS = 3

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

const wordsOf = (name: string) =>
  name
    .slice(0, MAX_NAME)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)

function furnitureNames(element: TreeElement): string[] {
  const classes = element.getAttribute('class') ?? ''
  const id = wordsOf(element.getAttribute('id') ?? '')
  const nameWords = [...wordsOf(classes), ...(id.length <= MAX_ID_WORDS ? id : [])]
  const names = nameWords.filter((word) => NAMES.has(word) || PLAIN_NAMES.has(word))
  if (READ_ALOUD.test(classes)) names.push('read aloud')
  if (element.localName === 'header') names.push(OWN_HEAD)
  return names
}

const lengthOf = ({ textContent }: TreeElement) => textContent.trim().length

function readsLikeArticle(element: TreeElement): boolean {
  const long = element.elementsNamed(['P']).filter((paragraph) => lengthOf(paragraph) >= LONG_PARAGRAPH)
  return long.length >= MANY_PARAGRAPHS
}

interface Found {
  element: TreeElement
  names: string[]
}

/**
 * The elements whose name marks them as boilerplate, outer ones before inner ones. Adds to `covered`, for each
 * name, the number of characters inside elements with that name.
 */
function namedElements(
  root: TreeElement,
  covered: Map<string, number>,
  around: readonly string[] = [],
): Found[] {
  const found: Found[] = []
  for (const child of root.children) {
    const names = furnitureNames(child)
    for (const name of new Set(names)) {
      if (!around.includes(name)) covered.set(name, (covered.get(name) ?? 0) + lengthOf(child))
    }
    if (names.length > 0) found.push({ element: child, names })
    found.push(...namedElements(child, covered, names.length > 0 ? [...around, ...names] : around))
  }
  return found
}

/**
 * Removes elements whose class name or id marks them as boilerplate: related links, sharing, sign-up, captions,
 * comments. A name that covers much of the text means something else on this page and is ignored.
 */
export function removeBoilerplateElements(root: TreeElement): void {
  const whole = lengthOf(root)
  const covered = new Map<string, number>()
  const found = namedElements(root, covered)
  for (const { element, names } of found) {
    const isTrusted = names.some((name) => {
      const share = (covered.get(name) ?? 0) / whole
      return share <= (PLAIN_NAMES.has(name) ? MAX_PLAIN_SHARE : MAX_SHARE)
    })
    if (isTrusted && !readsLikeArticle(element)) element.remove()
  }
}
