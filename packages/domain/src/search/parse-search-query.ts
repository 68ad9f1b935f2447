import { splitIntoFoldedWords } from '../text/index.ts'
import type { SearchQuery, SearchTerm } from './query.ts'

/** Maximum length of a search in characters; longer ones are cut, since nobody types them by hand. */
export const MAX_SEARCH_LENGTH = 300
/**
 * The maximum number of parts of a search. Further parts are ignored, because each part is matched with the
 * whole edition.
 */
export const MAX_SEARCH_TERMS = 16

/**
 * One token: an optional minus, an optional operator, and a phrase in quotation marks (possibly not closed yet)
 * or a run of non-space characters.
 */
const TOKEN =
  /(?<minus>-)?(?:(?<operator>[a-z]+):)?(?:["“”„](?<phrase>[^"“”„]*)(?<closing>["“”„])?|(?<plain>\S+))/giu
const OR = 'OR'
const DATE = /^(?<year>\d{4})(?:-(?<month>\d{1,2})(?:-(?<day>\d{1,2}))?)?$/

/** The first moment of a day, month or year, in UTC; undefined if the date doesn't exist. */
function dateMs(text: string): number | undefined {
  const { year, month = '1', day = '1' } = DATE.exec(text)?.groups ?? {}
  if (!year) return undefined
  const ms = Date.UTC(Number(year), Number(month) - 1, Number(day))
  const date = new Date(ms)
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) ? ms : undefined
}

function operatorPart(operator: string, value: string): SearchTerm | undefined {
  const words = splitIntoFoldedWords(value)
  switch (operator) {
    case 'source':
    case 'place':
    case 'category':
      return words.length > 0 ? { kind: operator, words } : undefined
    case 'lang':
      return /^[a-z]{2}$/i.test(value) ? { kind: 'lang', language: value.toLowerCase() } : undefined
    case 'before':
    case 'after': {
      const ms = dateMs(value)
      return ms === undefined ? undefined : { kind: operator, ms }
    }
    default:
      return undefined
  }
}

/**
 * Returns the query part for a token; undefined if the token contains no word. An unknown operator is searched
 * for as words.
 */
function partOf(token: RegExpExecArray, isLast: boolean): SearchTerm | undefined {
  const { operator = '', phrase, closing, plain = '' } = token.groups ?? {}
  const known = operatorPart(operator.toLowerCase(), phrase ?? plain)
  if (known) return known
  const words = splitIntoFoldedWords(`${operator} ${phrase ?? plain}`)
  return words.length > 0 ? { kind: 'words', words, isPrefix: isLast && !closing } : undefined
}

/**
 * Parses a search as typed. All words and "phrases" must match; of two with OR between them, at least one; with
 * a minus before it, a part must not match. The operators are source:, place:, lang:, category:, before: and
 * after: (a day, month or year; `after` includes the day, `before` excludes it). Any text is valid: whatever
 * isn't an operator is searched for as words.
 */
export function parseSearchQuery(text: string): SearchQuery {
  const cut = text.slice(0, MAX_SEARCH_LENGTH)
  const tokens = [...cut.matchAll(TOKEN)]
  const isOpen = !/\s$/.test(cut)
  const groups: { any: SearchTerm[]; isNegated: boolean }[] = []
  let count = 0
  let isAlternative = false
  tokens.forEach((token, index) => {
    const last = groups.at(-1)
    if (token[0] === OR && last && index < tokens.length - 1) {
      isAlternative = true
      return
    }
    const part = partOf(token, isOpen && index === tokens.length - 1)
    if (!part || count === MAX_SEARCH_TERMS) return
    count += 1
    const isNegated = token.groups?.minus !== undefined
    if (isAlternative && last && !isNegated && !last.isNegated) last.any.push(part)
    else groups.push({ any: [part], isNegated })
    isAlternative = false
  })
  return { groups }
}
