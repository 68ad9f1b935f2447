import { FeedError } from '../feed-error.ts'
import { isEndImpliedByStartTag, isVoidElement } from './implied-ends.ts'
import { XmlElement } from './xml-element.ts'
import { XmlNameResolver } from './xml-names.ts'
import { readTokens, type StartTag, type TokenSink } from './xml-tokens.ts'

/** The maximum nesting depth. An element below it only adds its text to its ancestor at this depth. */
const MAX_DEPTH = 100
/** A document nested deeper than this is rejected as an attack. */
const MAX_NESTING = 5_000
/** Maximum length of one element's text, in characters. */
const MAX_TEXT = 500_000
/** Maximum number of elements in one item, and outside all items. */
const MAX_ELEMENTS = 5_000

/** The elements that are relevant in a type of document. */
export interface XmlVocabulary {
  /**
   * Whether an element outside any feed is the root of a feed. The function may call `setPlain` on `names`,
   * so that the names in the root's namespace have no prefix.
   */
  isRoot(name: string, names: XmlNameResolver, isWebPage: boolean): boolean
  /**
   * The name of the item elements under a root; undefined if it has none. If the document is a single entry,
   * this is the root's own name.
   */
  itemName(root: string): string | undefined
  /** Called with each item when it ends; the reader doesn't store items. */
  onItem(item: XmlElement): void
}

export interface XmlDocument {
  root: XmlElement | undefined
  /** The document's first element, which shows what kind of document it is if it isn't a feed. */
  firstName: string | undefined
  /** The name in the items' start tags as written, for counting them: `item`, `rss:item`. */
  itemTag: string | undefined
  /** The root's start tag as written, including its namespaces. */
  rootTag: string
}

/**
 * Builds trees of limited size from tags, one per item and one for the rest, and repairs missing and stray end
 * tags.
 */
class XmlReader implements TokenSink {
  readonly document: XmlDocument = { root: undefined, firstName: undefined, itemTag: undefined, rootTag: '' }
  readonly #source: string
  readonly #documentUrl: string
  readonly #vocabulary: XmlVocabulary
  readonly #names = new XmlNameResolver()
  /** The open elements, the root first, and for each whether it declared namespaces. */
  readonly #open: XmlElement[] = []
  readonly #scoped: boolean[] = []
  #itemName: string | undefined
  /** The index of the current item in `#open`; -1 outside items. */
  #itemDepth = -1
  /** The number of open elements that are ignored because a size limit is reached. */
  #passed = 0
  #elements = 0
  #isWebPage = false
  #isOver = false

  constructor(source: string, documentUrl: string, vocabulary: XmlVocabulary) {
    this.#source = source
    this.#documentUrl = documentUrl
    this.#vocabulary = vocabulary
  }

  start(tag: StartTag) {
    if (this.#isOver) return
    const isScoped = tag.declaresNamespaces && tag.attributes !== undefined
    if (isScoped && tag.attributes) this.#names.enter(tag.attributes)
    const name = this.#names.of(tag.name)
    if (this.#open.length === 0) {
      this.document.firstName ??= name
      this.#isWebPage ||= name === 'html' || name === 'body' || name === 'xhtml:html'
      if (this.#vocabulary.isRoot(name, this.#names, this.#isWebPage)) return this.#startRoot(tag, isScoped)
    } else {
      this.#endWhatIsImplied(name, tag.tagStart)
      if (!this.#isFull()) return this.#push(tag, isScoped)
      if (!tag.isEmpty && ++this.#passed > MAX_NESTING)
        throw new FeedError('TOO_DEEP', 'The document is nested too deeply.')
    }
    if (isScoped) this.#names.leave()
  }

  end(rawName: string, at: number) {
    const name = this.#names.of(rawName)
    const depth = this.#open.findLastIndex((element) => element.name === name)
    const isOutside = depth >= 0 && depth <= this.#itemDepth
    if (this.#passed > 0 && !isOutside) this.#passed -= 1
    else if (depth >= 0) this.#closeTo(depth, at)
  }

  text(text: string) {
    const element = this.#open.at(-1)
    if (!element || element.text.length >= MAX_TEXT) return
    if (element.text !== '' || text.trim() !== '') element.text += text
  }

  /**
   * Closes the elements that are still open at the end of the document. If the last item is cut off inside a
   * field, that field is dropped and the item's other fields are preserved.
   */
  finish() {
    const item = this.#itemDepth >= 0 ? this.#open[this.#itemDepth] : undefined
    if (item && this.#open.length > this.#itemDepth + 1) item.children = item.children.slice(0, -1)
    if (this.#open.length > 0) this.#closeTo(0, this.#source.length)
  }

  #isFull(): boolean {
    return this.#passed > 0 || this.#open.length >= MAX_DEPTH || this.#elements >= MAX_ELEMENTS
  }

  #startRoot(tag: StartTag, isScoped: boolean) {
    // `isRoot` may have made the root's namespace unprefixed, so the root's name is resolved again.
    const root = this.#element(tag)
    this.document.root = root
    this.document.rootTag = this.#source.slice(tag.tagStart, tag.contentStart)
    this.#itemName = this.#vocabulary.itemName(root.name)
    if (this.#itemName === root.name) this.#itemDepth = 0
    this.#open.push(root)
    this.#scoped.push(isScoped)
    if (tag.isEmpty) this.#closeTo(0, tag.contentStart)
  }

  /**
   * Closes the elements whose end is implied: items aren't nested, and fields aren't nested in other fields.
   */
  #endWhatIsImplied(next: string, at: number) {
    if (next === this.#itemName && this.#itemDepth !== 0) {
      if (this.#itemDepth > 0) this.#closeTo(this.#itemDepth, at)
      if (this.#isFull()) this.#closeTo(1, at)
      this.#elements = 0
    }
    if (this.#itemDepth < 0) return
    for (let last = this.#open.length - 1; last > this.#itemDepth; last--) {
      if (!isEndImpliedByStartTag(this.#open[last]?.name ?? '', next)) return
      this.#closeTo(last, at)
    }
  }

  #push(tag: StartTag, isScoped: boolean) {
    const element = this.#element(tag)
    const isItem = element.name === this.#itemName && this.#itemDepth < 0
    if (isItem) {
      this.#itemDepth = this.#open.length
      this.document.itemTag ??= tag.name
      this.#elements = 0
    } else {
      this.#open.at(-1)?.add(element)
      this.#elements += 1
    }
    this.#open.push(element)
    this.#scoped.push(isScoped)
    if (tag.isEmpty || (isVoidElement(element.name) && this.#itemDepth >= 0))
      this.#closeTo(this.#open.length - 1, tag.contentStart)
  }

  #element(tag: StartTag): XmlElement {
    const parentBase = this.#open.at(-1)?.base ?? ''
    const ownBase = tag.attributes?.get('xml:base')
    const base = ownBase === undefined ? parentBase : this.#resolvedBase(ownBase.trim(), parentBase)
    return new XmlElement(this.#names.of(tag.name), tag.attributes, base, this.#source, tag.contentStart)
  }

  #resolvedBase(base: string, parentBase: string): string {
    const against = parentBase === '' ? this.#documentUrl : parentBase
    const url = URL.parse(base, URL.canParse(against) ? against : undefined)
    return url && /^https?:$/.test(url.protocol) ? url.href : parentBase
  }

  #closeTo(depth: number, at: number) {
    this.#passed = 0
    while (this.#open.length > depth) {
      const element = this.#open.pop()
      if (this.#scoped.pop()) this.#names.leave()
      element?.closeAt(at)
      if (this.#open.length !== this.#itemDepth || !element) continue
      this.#itemDepth = -1
      this.#elements = 0
      this.#vocabulary.onItem(element)
    }
    this.#isOver = this.#open.length === 0
  }
}

/**
 * Reads damaged XML: missing and stray end tags, unescaped HTML, undeclared namespaces, junk around the root.
 *
 * @param documentUrl the document's location, against which its `xml:base` attributes are resolved
 * @throws FeedError if the document is nested too deeply
 */
export function readXml(source: string, documentUrl: string, vocabulary: XmlVocabulary): XmlDocument {
  const reader = new XmlReader(source, documentUrl, vocabulary)
  readTokens(source, reader)
  reader.finish()
  return reader.document
}
