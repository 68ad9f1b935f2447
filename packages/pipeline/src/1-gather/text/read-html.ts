import { decodeHTML } from 'entities/decode'
import { Tokenizer } from 'htmlparser2'
import { isNotToQuote } from '../../reservations/index.ts'
import { cleanText } from '../../text/index.ts'

/** A picture in a piece of HTML, as written: its URL is neither resolved nor checked. */
export interface HtmlImage {
  url: string
  alt: string
  width: string
  height: string
}

export interface HtmlText {
  /** Clean text, one line each, none empty. */
  paragraphs: string[]
  images: HtmlImage[]
}

/** Elements that begin and end a paragraph. */
const BLOCKS = new Set(
  (
    'address article aside blockquote body br center dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 ' +
    'h6 header hr html li main nav ol p pre section summary table tbody tfoot thead tr ul'
  ).split(' '),
)
/** Elements that end a word without ending a paragraph. */
const CELLS = new Set(['td', 'th', 'option', 'img', 'input', 'button', 'wbr'])
/** Elements whose text is no part of what is read. */
const SILENT = new Set(
  'script style template svg math iframe object head select textarea noembed noframes figcaption video audio'.split(
    ' ',
  ),
)
/** Elements that end without saying so: one inside another isn't counted. */
const IMPLIED_ENDS = new Set('p li dt dd tr td th option'.split(' '))
/** Elements that hold nothing. */
const EMPTY = new Set('img br hr input wbr'.split(' '))
/** More pictures than this are decoration. */
const MAX_IMAGES = 20

const CDATA_MARKS = /<!\[CDATA\[|\]\]>/g

/** Collects paragraphs and pictures from the tokens of HTML; builds no tree, so that depth costs nothing. */
class HtmlReader {
  readonly paragraphs: string[] = []
  readonly images: HtmlImage[] = []
  readonly #html: string
  #line = ''
  #silencedBy = ''
  /** Elements of that name that are open inside one that is not to be quoted, itself too; 0 in others. */
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
    if (name === this.#silencedBy && this.#depth > 0 && !IMPLIED_ENDS.has(name)) this.#depth += 1
    if (this.#silencedBy !== '') return
    this.#name = name
    if (SILENT.has(name)) this.#silencedBy = name
    else if (BLOCKS.has(name)) this.#endParagraph()
    else if (CELLS.has(name)) this.#line += ' '
    this.#image = name === 'img' && this.images.length < MAX_IMAGES ? new Map() : undefined
  }
  onclosetag(start: number, end: number) {
    const name = this.#tagName(start, end)
    if (this.#silencedBy !== '') {
      if (name !== this.#silencedBy) return
      this.#depth -= 1
      if (this.#depth <= 0) this.#silencedBy = ''
    } else if (BLOCKS.has(name)) this.#endParagraph()
    else if (CELLS.has(name)) this.#line += ' '
  }
  onattribname(start: number, end: number) {
    if (this.#silencedBy === '' && isNotToQuote(this.#html.slice(start, Math.min(end, start + 21))))
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
    this.#silencedBy = this.#silencedBy === 'svg' || this.#silencedBy === 'iframe' ? '' : this.#silencedBy
  }
  onattribend() {}
  onattribentity() {}
  ontextentity() {}
  oncdata() {}
  oncomment() {}
  ondeclaration() {}
  onprocessinginstruction() {}
  onend() {}

  /** Without a namespace prefix: XHTML in an Atom feed may be written `<xhtml:p>`. */
  #tagName(start: number, end: number): string {
    const name = this.#html.slice(start, Math.min(end, start + 40)).toLowerCase()
    return name.slice(name.indexOf(':') + 1)
  }

  /** Nothing is read until the element ends that has just begun; an empty one has ended. */
  #hide() {
    this.#isNotToQuote = false
    this.#image = undefined
    if (EMPTY.has(this.#name)) return
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
    // Pages that load pictures lazily have the address elsewhere and a placeholder in src.
    const url = attributes?.get('data-src') ?? attributes?.get('data-lazy-src') ?? attributes?.get('src')
    if (!attributes || url === undefined) return
    const get = (name: string) => attributes.get(name) ?? ''
    this.images.push({ url, alt: cleanText(get('alt')), width: get('width'), height: get('height') })
  }
}

/** Reads a piece of HTML, however broken, as text and pictures. */
export function readHtml(html: string): HtmlText {
  const { paragraphs, images } = new HtmlReader(html.replace(CDATA_MARKS, ' '))
  return { paragraphs, images }
}

/** The text of a piece of HTML in one line. */
export function htmlToLine(html: string): string {
  if (!html.includes('<')) return cleanText(html.includes('&') ? decodeHTML(html) : html)
  return readHtml(html).paragraphs.join(' ')
}
