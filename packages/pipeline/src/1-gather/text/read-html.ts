import { decodeHTML } from 'entities/decode'
import { Tokenizer } from 'htmlparser2'
import { isNoSnippetAttribute } from '../../reservations/index.ts'
import { cleanText } from '../../text/index.ts'
import {
  BLOCK_ELEMENTS,
  NON_TEXT_ELEMENTS,
  OPTIONAL_END_TAG_ELEMENTS,
  VOID_ELEMENTS,
  WORD_BREAK_ELEMENTS,
} from './html-elements.ts'

/** A picture in HTML, as written: its URL is neither resolved nor checked. */
export interface HtmlImage {
  url: string
  alt: string
  width: string
  height: string
}

export interface HtmlContent {
  /** Clean text, one line per paragraph, none empty. */
  paragraphs: string[]
  images: HtmlImage[]
}

/** The maximum number of pictures; further ones are decoration. */
const MAX_IMAGES = 20

const CDATA_MARKS = /<!\[CDATA\[|\]\]>/g

/**
 * Collects paragraphs and pictures from HTML tokens, without building a tree, so that nesting depth doesn't
 * matter.
 */
class HtmlReader {
  readonly paragraphs: string[] = []
  readonly images: HtmlImage[] = []
  readonly #html: string
  #line = ''
  #silencedBy = ''
  /** Whether the current tag is inside the element named by `#silencedBy`, whose text is ignored. */
  #isInSilence = false
  /**
   * Inside an element that must not be quoted, the number of open elements with the same name, including that
   * element; otherwise 0.
   */
  #depth = 0
  #name = ''
  #isNotToQuote = false
  #image: Map<string, string> | undefined
  #attribute = ''

  constructor(html: string) {
    this.#html = html
    const tokenizer = new Tokenizer({ decodeEntities: false }, this)
    tokenizer.write(html)
    tokenizer.end()
    this.#endParagraph()
  }

  ontext(start: number, end: number) {
    if (this.#silencedBy === '') this.#line += decodeHTML(this.#html.slice(start, end))
  }
  onopentagname(start: number, end: number) {
    const name = this.#tagName(start, end)
    if (name === this.#silencedBy && this.#depth > 0 && !OPTIONAL_END_TAG_ELEMENTS.has(name)) this.#depth += 1
    this.#isInSilence = this.#silencedBy !== ''
    if (this.#isInSilence) return
    this.#name = name
    if (NON_TEXT_ELEMENTS.has(name)) this.#silencedBy = name
    else if (BLOCK_ELEMENTS.has(name)) this.#endParagraph()
    else if (WORD_BREAK_ELEMENTS.has(name)) this.#line += ' '
    this.#image = name === 'img' && this.images.length < MAX_IMAGES ? new Map() : undefined
  }
  onclosetag(start: number, end: number) {
    const name = this.#tagName(start, end)
    if (this.#silencedBy !== '') {
      if (name !== this.#silencedBy) return
      this.#depth -= 1
      if (this.#depth <= 0) this.#silencedBy = ''
    } else if (BLOCK_ELEMENTS.has(name)) this.#endParagraph()
    else if (WORD_BREAK_ELEMENTS.has(name)) this.#line += ' '
  }
  onattribname(start: number, end: number) {
    if (this.#silencedBy === '' && isNoSnippetAttribute(this.#html.slice(start, Math.min(end, start + 21))))
      this.#isNotToQuote = true
    if (this.#image) this.#attribute = this.#html.slice(start, end).toLowerCase()
  }
  onattribdata(start: number, end: number) {
    if (!this.#image || this.#image.size > 30 || this.#image.has(this.#attribute)) return
    this.#image.set(this.#attribute, decodeHTML(this.#html.slice(start, end)))
  }
  onopentagend() {
    if (this.#isNotToQuote) this.#hide()
    this.#endImage()
  }
  onselfclosingtag() {
    if (this.#isNotToQuote) this.#hide()
    this.#endImage()
    const canBeEmpty = this.#silencedBy === 'svg' || this.#silencedBy === 'iframe'
    if (canBeEmpty && !this.#isInSilence) this.#silencedBy = ''
  }
  onattribend() {}
  onattribentity() {}
  ontextentity() {}
  oncdata() {}
  oncomment() {}
  ondeclaration() {}
  onprocessinginstruction() {}
  onend() {}

  /** The tag's name without a namespace prefix: XHTML in an Atom feed may be written `<xhtml:p>`. */
  #tagName(start: number, end: number): string {
    const name = this.#html.slice(start, Math.min(end, start + 40)).toLowerCase()
    return name.slice(name.indexOf(':') + 1)
  }

  /** Ignores everything until the current element ends; an element without content has already ended. */
  #hide() {
    this.#isNotToQuote = false
    this.#image = undefined
    if (VOID_ELEMENTS.has(this.#name)) return
    this.#silencedBy = this.#name
    this.#depth = 1
  }

  #endParagraph() {
    const paragraph = cleanText(this.#line)
    if (paragraph !== '') this.paragraphs.push(paragraph)
    this.#line = ''
  }

  #endImage() {
    const attributes = this.#image
    this.#image = undefined
    // Pages that load pictures lazily have the URL in another attribute and a placeholder in src.
    const url = attributes?.get('data-src') ?? attributes?.get('data-lazy-src') ?? attributes?.get('src')
    if (!attributes || url === undefined) return
    const get = (name: string) => attributes.get(name) ?? ''
    this.images.push({ url, alt: cleanText(get('alt')), width: get('width'), height: get('height') })
  }
}

/** Reads HTML, however broken, as text and pictures. */
export function readHtml(html: string): HtmlContent {
  const { paragraphs, images } = new HtmlReader(html.replace(CDATA_MARKS, ' '))
  return { paragraphs, images }
}

/** The text of a piece of HTML, on one line. */
export function htmlToSingleLineText(html: string): string {
  if (!html.includes('<')) return cleanText(html.includes('&') ? decodeHTML(html) : html)
  return readHtml(html).paragraphs.join(' ')
}
