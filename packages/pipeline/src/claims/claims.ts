import { collectWordsOfAllLanguages, joinLanguageAlternatives } from '../languages/index.ts'
import { stem } from '../text/index.ts'
import { findCalendarWordKey } from './calendar-words.ts'
import type { Claim, Negation, TextClaims } from './claim.ts'
import { findAffirmativeForm, isFunctionWord, isNegator } from './function-words.ts'
import { type Lexeme, splitLexemes } from './lexemes.ts'
import { readNumberAt } from './written-number.ts'

const NAMES_TOO = collectWordsOfAllLanguages(({ claims }) => claims.namesToo)
const NUMBERS_TOO = collectWordsOfAllLanguages(({ claims }) => claims.numbersToo)
const ACRONYMS_TOO = collectWordsOfAllLanguages(({ claims }) => claims.acronymsToo)
const RANGE = new RegExp(
  `^\\s?(?:-|–|—|à|${joinLanguageAlternatives(({ claims }) => claims.rangeJoints)})\\s?$`,
)

/** Whether a word negates; 'No. 10' doesn't. */
function denies(text: string, lexeme: Lexeme, next: Lexeme | undefined): boolean {
  if (!isNegator(lexeme.folded)) return false
  if (!next) return true
  if (!NUMBERS_TOO.has(lexeme.folded)) return true
  return next.kind !== 'digits' && (text[lexeme.end] !== '.' || !lexeme.isCapital)
}

/**
 * Copies the unit of a range's last number to its first: '5 to 10 percent' becomes 5 percent and 10 percent.
 */
function shareUnits(text: string, claims: Claim[]): void {
  for (const [index, claim] of claims.entries()) {
    const next = claims[index + 1]
    if (claim.kind !== 'number' || next?.kind !== 'number' || claim.unit !== '' || next.unit === '') continue
    if (RANGE.test(text.slice(claim.end, next.start).replace(/[€$£¥]/, ''))) claim.unit = next.unit
  }
}

class Reader {
  readonly claims: Claim[] = []
  readonly negations: Negation[] = []
  readonly #text: string
  readonly #language: string
  readonly #lexemes: Lexeme[]
  #isDenied = false

  constructor(text: string, language: string) {
    this.#text = text
    this.#language = language
    this.#lexemes = splitLexemes(text)
  }

  read(): TextClaims {
    for (let at = 0; at < this.#lexemes.length; ) at += this.#take(at)
    shareUnits(this.#text, this.claims)
    return { text: this.#text, claims: this.claims, negations: this.negations }
  }

  /** Reads the claim that begins at a lexeme, and returns the number of lexemes read. */
  #take(at: number): number {
    const lexeme = this.#lexemes[at]
    if (!lexeme) return 1
    const number = readNumberAt(this.#text, this.#lexemes, at, this.#language)
    if (number) {
      const end = this.#lexemes[at + number.length - 1]?.end ?? lexeme.end
      this.#add(lexeme, {
        kind: 'number',
        key: number.values[0] ?? '',
        values: number.values,
        unit: number.unit,
        end,
      })
      return number.length
    }
    if (lexeme.kind === 'sign') return 1
    const day = findCalendarWordKey({
      folded: lexeme.folded,
      isCapital: lexeme.isCapital,
      before: this.#lexemes[at - 1]?.folded ?? '',
      after: this.#lexemes[at + 1]?.folded ?? '',
    })
    if (day !== undefined) this.#add(lexeme, { kind: 'date', key: day })
    else this.#takeWord(lexeme, this.#lexemes[at + 1], at)
    return 1
  }

  #takeWord(lexeme: Lexeme, next: Lexeme | undefined, at: number): void {
    const { folded, isCapital, isFirst } = lexeme
    if (denies(this.#text, lexeme, next)) {
      this.#deny(lexeme)
      return
    }
    const isContraction = /^i'/.test(folded)
    if (isContraction) return
    // 'US' and 'IT' in capitals are names, 'us' and 'it' are not.
    const isAcronym = folded.length > 1 && lexeme.text === lexeme.text.toUpperCase() && isCapital
    const isSomeone =
      (NAMES_TOO.has(folded) && !isFirst && isCapital) || (ACRONYMS_TOO.has(folded) && isAcronym)
    // In English, 'Ben' and 'Van' with a capital are names, although Dutch has ordinary words with the same
    // letters.
    const own = isCapital && !isFirst ? this.#language : undefined
    if (isFunctionWord(folded, own) && !isSomeone) return
    const base = findAffirmativeForm(folded)
    if (base !== undefined) this.#deny(lexeme)
    const isCode = /\d/.test(folded)
    if (isCapital || isCode) {
      const before = this.#lexemes[at - 1]
      const last = this.claims.at(-1)
      const continues =
        last?.kind === 'name' &&
        before?.end === last.end &&
        /^[\s.&'’-]{1,3}$/.test(this.#text.slice(last.end, lexeme.start))
      const mayBeWord = isFirst && !isCode && !isAcronym
      this.#add(lexeme, { kind: 'name', key: folded, continues, isFirst: mayBeWord })
    } else this.#add(lexeme, { kind: 'word', key: stem(base ?? folded, this.#language) })
  }

  #deny(lexeme: Lexeme): void {
    const { text, start, end } = lexeme
    this.negations.push({ text, start, end, before: this.claims.length })
    this.#isDenied = true
  }

  #add(lexeme: Lexeme, known: Partial<Claim> & Pick<Claim, 'kind' | 'key'>): void {
    const { folded, start, end, isFirst } = lexeme
    const claim = { folded, start, end, isFirst, values: [], unit: '', continues: false, ...known }
    this.claims.push({ ...claim, isDenied: this.#isDenied })
    this.#isDenied = false
  }
}

/**
 * Extracts the claims and negations of a text, in order.
 *
 * @param language ISO 639-1 code
 */
export function extractTextClaims(text: string, language: string): TextClaims {
  return new Reader(text, language).read()
}
