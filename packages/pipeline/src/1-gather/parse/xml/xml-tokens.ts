import { decodeHTMLStrict } from 'entities/decode'
import { Tokenizer } from 'htmlparser2'

const MAX_ATTRIBUTES = 100
/** Maximum length of one text or attribute, in characters; the rest is ignored. */
const MAX_PIECE = 500_000

export interface StartTag {
  /** The name as written. */
  name: string
  /** Attributes by lower-case name, with entities decoded. */
  attributes: ReadonlyMap<string, string> | undefined
  declaresNamespaces: boolean
  /** Whether the tag is self-closing. */
  isEmpty: boolean
  /** The offset of the tag in the document. */
  tagStart: number
  /** The offset of the content in the document. */
  contentStart: number
}

export interface TokenSink {
  start(tag: StartTag): void
  /** @param at the offset of the end tag in the document */
  end(name: string, at: number): void
  text(text: string): void
}

/**
 * Decodes XML's five entities, numeric references and HTML's named entities, each only with its semicolon; a
 * raw ampersand is left as it is.
 */
function decoded(text: string): string {
  return text.includes('&') ? decodeHTMLStrict(text) : text
}

/** Converts the tokenizer's positions to tags and text. Other tokens (comments, declarations) are ignored. */
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
    // `<3` and `<-` are unescaped text, not tags.
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

/**
 * Reads a document as tags and text, however broken it is. Entities expand to single characters only, and
 * nothing is fetched.
 */
export function readTokens(source: string, sink: TokenSink): void {
  const tokenizer = new Tokenizer({ xmlMode: true, decodeEntities: false }, new TokenReader(source, sink))
  tokenizer.write(source)
  tokenizer.end()
}
