import { decodeHTMLStrict } from 'entities/decode'
import { Tokenizer } from 'htmlparser2'

const MAX_ATTRIBUTES = 100
/** Characters of one piece of text or one attribute: the longest article is a tenth of it. */
const MAX_PIECE = 500_000

export interface StartTag {
  /** As written. */
  name: string
  /** Lower-case names; entities decoded. */
  attributes: ReadonlyMap<string, string> | undefined
  declaresNamespaces: boolean
  /** Closed by its own slash. */
  isEmpty: boolean
  /** Where the tag begins in the document. */
  tagStart: number
  /** Where the content begins in the document. */
  contentStart: number
}

export interface TokenSink {
  start(tag: StartTag): void
  /** @param at where the end tag begins in the document */
  end(name: string, at: number): void
  text(text: string): void
}

/** XML's five entities, numbers and HTML's names, each with its semicolon; a raw ampersand stays one. */
function decoded(text: string): string {
  return text.includes('&') ? decodeHTMLStrict(text) : text
}

/** Turns the tokenizer's positions into tags and text. Every other kind of token (comment, declaration) is passed over. */
class TokenReader {
  readonly #source: string
  readonly #sink: TokenSink
  #name = ''
  #nameStart = 0
  #attributes: Map<string, string> | undefined
  #attribute = ''
  #declaresNamespaces = false

  constructor(source: string, sink: TokenSink) {
    this.#source = source
    this.#sink = sink
  }

  onopentagname(start: number, end: number) {
    this.#name = this.#source.slice(start, end)
    this.#nameStart = start
    this.#attributes = undefined
    this.#declaresNamespaces = false
  }
  onattribname(start: number, end: number) {
    this.#attribute = this.#source.slice(start, Math.min(end, start + 100)).toLowerCase()
    if (this.#attribute.startsWith('xmlns')) this.#declaresNamespaces = true
  }
  onattribdata(start: number, end: number) {
    this.#attributes ??= new Map()
    if (this.#attributes.size >= MAX_ATTRIBUTES || this.#attributes.has(this.#attribute)) return
    this.#attributes.set(this.#attribute, this.#piece(start, end, true))
  }
  onopentagend(end: number) {
    this.#start(end + 1, false)
  }
  onselfclosingtag(end: number) {
    this.#start(end + 1, true)
  }
  onclosetag(start: number, end: number) {
    this.#sink.end(this.#source.slice(start, end), this.#source.lastIndexOf('<', start))
  }
  ontext(start: number, end: number) {
    this.#sink.text(this.#piece(start, end, true))
  }
  oncdata(start: number, end: number, endOffset: number) {
    this.#sink.text(this.#piece(start, end - endOffset, false))
  }
  onattribend() {}
  onattribentity() {}
  ontextentity() {}
  oncomment() {}
  ondeclaration() {}
  onprocessinginstruction() {}
  onend() {}

  #start(contentStart: number, isEmpty: boolean) {
    // `<3` and `<-` are text that nobody escaped.
    if (!/^[\p{L}_]/u.test(this.#name)) return this.ontext(this.#nameStart - 1, contentStart)
    this.#sink.start({
      name: this.#name,
      attributes: this.#attributes,
      declaresNamespaces: this.#declaresNamespaces,
      isEmpty,
      tagStart: this.#nameStart - 1,
      contentStart,
    })
  }

  #piece(start: number, end: number, hasEntities: boolean): string {
    const piece = this.#source.slice(start, Math.min(end, start + MAX_PIECE))
    return hasEntities ? decoded(piece) : piece
  }
}

/** Reads a document as tags and text, however broken it is. Entities become characters and never more; nothing is fetched. */
export function readTokens(source: string, sink: TokenSink): void {
  const tokenizer = new Tokenizer({ xmlMode: true, decodeEntities: false }, new TokenReader(source, sink))
  tokenizer.write(source)
  tokenizer.end()
}
