import { findOrganisationAliases } from '../../claims/index.ts'
import { getLanguageRules } from '../../languages/index.ts'
import { splitIntoWordParts, stem } from '../../text/index.ts'
import type { InterchangeableWords } from './words/interchangeable-words.ts'
import { type ClaimCheckToken, type TokenisedClaimText, tokeniseClaimText } from './words/items.ts'

/**
 * Where a source contains an item (a word, name, number or date): the same one, or another with the same
 * meaning.
 */
export interface TokenOccurrences {
  /** Indices of the source's items, ascending. */
  at: readonly number[]
  /**
   * True if the source contains the word itself or, for a name, another form of it; false if it only contains
   * a synonym.
   */
  isExact: boolean
}

/**
 * Maximum length of a source in characters; longer ones are cut, to limit the time that a check can take.
 */
const MAX_CHARACTERS = 40_000
/** Words that share this many first letters count as forms of one word: 'announce', 'announcement'. */
const PREFIX = 5
/**
 * The minimum number of items (words, names, numbers and dates) of a text that is recognised as lower-case; a
 * shorter text may just contain no name.
 */
const LONG = 40
/**
 * The maximum number of different capitalised words in a lower-case text, as a share of its items; even such
 * texts contain a few.
 */
const CAPITALS = 0.01
const MIN_ACRONYM = 2
const MAX_ACRONYM = 6
/**
 * Endings of adjectives for people and languages ('Tarvanian'), and the number of letters of the name that they
 * may replace.
 */
const DERIVED = /(?:ian|an|n|ese|ish|isch|ische|se)$/u
const MAX_ENDING = 2
const NONE: TokenOccurrences = { at: [], isExact: false }

/** The articles that a claim is checked against, prepared once for many claims. */
export class SourceText {
  readonly text: string
  readonly items: readonly ClaimCheckToken[]
  readonly sentences: readonly string[]
  readonly language: string
  /** Words that are more often capitalised inside sentences than not. */
  readonly capitals: ReadonlySet<string>
  /** Whether the text doesn't capitalise names, so that they can't be distinguished from words. */
  readonly isLowerCase: boolean
  readonly #kin: InterchangeableWords
  readonly #byStem = new Map<string, number[]>()
  readonly #byKin = new Map<string, number[]>()
  readonly #byPrefix = new Map<string, number[]>()
  readonly #byRoot = new Map<string, number[]>()
  readonly #pairs = new Set<string>()
  readonly #bySentence: readonly (readonly number[])[]

  constructor(documents: readonly string[], language: string, kin: InterchangeableWords) {
    const read: TokenisedClaimText = tokeniseClaimText(
      documents.join('\n\n').slice(0, MAX_CHARACTERS),
      language,
    )
    this.text = read.text
    this.items = read.items
    this.sentences = read.sentences
    this.language = language
    this.#kin = kin
    this.capitals = capitalised(read.items)
    this.isLowerCase = read.items.length >= LONG && this.capitals.size <= CAPITALS * read.items.length
    const bySentence: number[][] = read.sentences.map(() => [])
    for (const [at, { sentence }] of read.items.entries()) bySentence[sentence]?.push(at)
    this.#bySentence = bySentence
    this.#index()
    const tokens = tokensIn(read.text)
    for (const [index, token] of tokens.entries()) this.#pairs.add(`${token} ${tokens[index + 1]}`)
  }

  #index(): void {
    const add = (map: Map<string, number[]>, key: string, at: number) => {
      const known = map.get(key)
      if (known) known.push(at)
      else map.set(key, [at])
    }
    for (const [at, item] of this.items.entries()) {
      add(this.#byStem, item.stem, at)
      for (const key of this.#kin.keysOf(item.folded, item.stem, this.language)) add(this.#byKin, key, at)
      if (item.kind === 'word' && item.stem.length >= PREFIX)
        add(this.#byPrefix, item.stem.slice(0, PREFIX), at)
      const root = rootOf(item, this.language)
      if (root !== '') add(this.#byRoot, root, at)
      for (const initials of listAcronymCandidates(this.items, at)) add(this.#byStem, `@${initials}`, at)
      if (isAcronym(item)) add(this.#byStem, `=${item.folded}`, at)
    }
  }

  /**
   * Returns the indices in `items` of a sentence's words, names, numbers and dates, in order; none if the
   * sentence is undefined.
   */
  indicesIn(sentence: number | undefined): readonly number[] {
    return this.#bySentence[sentence ?? -1] ?? []
  }

  /** Returns the words, names, numbers and dates of some sentences, in order. */
  itemsIn(sentences: readonly number[]): ClaimCheckToken[] {
    return sentences.flatMap((sentence) => this.indicesIn(sentence).flatMap((at) => this.items[at] ?? []))
  }

  /**
   * Returns the positions of an item in the source, also of its other forms, aliases, acronyms and synonyms.
   */
  support(item: ClaimCheckToken): TokenOccurrences {
    if (item.kind === 'number') {
      const at = (this.#byStem.get('#') ?? []).filter((index) =>
        this.items[index]?.values.some((value) => item.values.includes(value)),
      )
      return { at, isExact: true }
    }
    const same = this.#byStem.get(item.stem)
    if (same) return { at: same, isExact: true }
    const alias = findOrganisationAliases(item.folded).flatMap(
      (name) => this.#byStem.get(stem(name, this.language)) ?? [],
    )
    const other = alias.length > 0 ? alias : this.#byStem.get(`@${item.folded}`)
    if (other) return { at: other, isExact: true }
    if (item.kind === 'date') return NONE
    return this.#ofMeaning(item)
  }

  #ofMeaning(item: ClaimCheckToken): TokenOccurrences {
    const keys = this.#kin.keysOf(item.folded, item.stem, this.language)
    const kin = keys
      .filter(
        (key) =>
          item.kind !== 'name' || key.startsWith('country ') || isAcronym(item) || this.isOrdinary(item),
      )
      .flatMap((key) => this.#byKin.get(key) ?? [])
    if (kin.length > 0) return { at: [...new Set(kin)].sort((a, b) => a - b), isExact: item.kind === 'name' }
    if (item.kind === 'name') return { at: this.#derived(item), isExact: true }
    if (item.stem.length < PREFIX && rootOf(item, this.language) === '') return NONE
    const forms = this.#byRoot.get(rootOf(item, this.language)) ?? []
    if (forms.length > 0) return { at: forms, isExact: false }
    return { at: this.#byPrefix.get(item.stem.slice(0, PREFIX)) ?? [], isExact: false }
  }

  /** Returns the positions of the country that an adjective belongs to: of 'Tarvania' for 'Tarvanian'. */
  #derived({ folded }: ClaimCheckToken): readonly number[] {
    if (!DERIVED.test(folded)) return []
    const root = folded.replace(DERIVED, '')
    if (root.length < PREFIX) return []
    return [...this.items.keys()].filter((at) => {
      const item = this.items[at]
      return (
        item?.kind === 'name' &&
        item.folded.startsWith(root) &&
        item.folded.length - root.length <= MAX_ENDING
      )
    })
  }

  /**
   * Returns the positions of an acronym, given the initials of its full name in lower case: 'imf' for
   * 'International Monetary Fund'.
   */
  acronym(initials: string): readonly number[] {
    return this.#byStem.get(`=${initials}`) ?? []
  }

  /** Whether a word is an ordinary one, so that a capital at the start of a sentence doesn't make it a name. */
  isOrdinary(item: ClaimCheckToken): boolean {
    return this.#kin.isOrdinary(item.stem, this.language)
  }

  /** The share of neighbouring word pairs in a text that the source doesn't contain. */
  novelty(text: string): number {
    const tokens = tokensIn(text)
    const pairs = tokens.slice(1).map((token, index) => `${tokens[index]} ${token}`)
    return pairs.length === 0 ? 0 : pairs.filter((pair) => !this.#pairs.has(pair)).length / pairs.length
  }
}

/** The minimum length of a verb's root in letters; shorter roots belong to too many words. */
const LEAST_ROOT = 4
/** Returns the common root of a verb's forms, such as 'gestemd' and 'stemt'; empty for other items. */
function rootOf({ kind, folded }: ClaimCheckToken, language: string): string {
  const root = kind === 'word' ? (getLanguageRules(language)?.verbs.root(folded) ?? '') : ''
  return root.length >= LEAST_ROOT ? root : ''
}

const tokensIn = (text: string) => splitIntoWordParts(text.toLowerCase())

const isAcronym = ({ folded, isCapital }: ClaimCheckToken) =>
  isCapital && folded.length >= MIN_ACRONYM && folded.length <= MAX_ACRONYM

/**
 * Returns the initials of the capitalised words that begin at an item: of the first two words, the first
 * three, and so on.
 */
export function listAcronymCandidates(items: readonly ClaimCheckToken[], from: number): string[] {
  const found: string[] = []
  let initials = ''
  for (let at = from; at < items.length && at < from + MAX_ACRONYM; at++) {
    const item = items[at]
    if (!item?.isCapital || (at > from && item.sentence !== items[from]?.sentence)) break
    initials += item.folded[0] ?? ''
    if (initials.length >= MIN_ACRONYM) found.push(initials)
  }
  return found
}

function capitalised(items: readonly ClaimCheckToken[]): Set<string> {
  const balance = new Map<string, number>()
  for (const { folded, isCapital, isFirst, kind } of items) {
    if (kind === 'number' || kind === 'date' || (isCapital && isFirst)) continue
    balance.set(folded, (balance.get(folded) ?? 0) + (isCapital ? 1 : -1))
  }
  return new Set([...balance].filter(([, count]) => count > 0).map(([word]) => word))
}
