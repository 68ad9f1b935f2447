import type { TreeElement } from './page-tree/tree-node.ts'

/** Words in class names and ids by which pages call what is not the article: one of them, whole, is enough. */
const NAMES = words(
  'ad ads adslot advert advertisement advertising affiliate banner bio breadcrumb breadcrumbs comment comments ' +
    'copyright credit cta dateline dek donate donation gallery kicker login menu meta nav navigation pagination paywall player poll popup ' +
    'promo promos promotion promoted pullquote share sharing sidebar slideshow social sponsor sponsored standfirst subscribe ' +
    'subscription survey tags teaser timestamp toolbar trending upsell widget',
)
/** The same, where the word has no other meaning. */
const PLAIN_NAMES = words(
  'authorbox byline caption captions carousel disclaimer disqus newsletter newsletters outbrain popover readmore ' +
    'recirc recirculation recommendation recommendations recommended related rollover sharebar sharedaddy signup ' +
    'taboola taglist tooltip',
)
/** An element that is the head of the article itself: its title, standfirst, writer and date. */
const OWN_HEAD = 'header element'
/** Only read aloud: names of buttons, hints for skipping. */
const READ_ALOUD = /(?:^|\s)(?:sr-only|visually-hidden|visuallyhidden|screen-reader-text)(?:\s|$)/
/** Share of a page's text: names that cover more mean something else on this page. */
const MAX_SHARE = 0.25
const MAX_PLAIN_SHARE = 0.6
/** Characters of a class name or id that are looked at. */
const MAX_NAME = 1000
/** An id with more words than this was made from a heading. */
const MAX_ID_WORDS = 3
/** A paragraph of this many characters is the article's own if this many of them are. */
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
  const said = [...wordsOf(classes), ...(id.length <= MAX_ID_WORDS ? id : [])]
  const names = said.filter((word) => NAMES.has(word) || PLAIN_NAMES.has(word))
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

/** The elements with a name of furniture, outer ones before those inside them. `covered` adds up the text under each name. */
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
 * Takes out of an article what its page calls by another name: related links, sharing, sign-up, captions, comments.
 * A name that covers much of the text means something else on this page and is left alone.
 */
export function removeNamedFurniture(root: TreeElement): void {
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
