import { isLanguage, type Language } from '@plainwire/domain/language'
import { getLanguageRules, joinLanguageAlternatives, parseCardinal } from '../../languages/index.ts'
import { stem } from '../../text/index.ts'

/** 'The' inside a sentence, and the words of the phrase after it. */
const PHRASE = new RegExp(
  `(?<=[^\\p{L}])(?:${joinLanguageAlternatives(({ references }) => references.definite)})\\s(?=(?<phrase>[^\\s,.;:!?()–—"“”]+(?:\\s[^\\s,.;:!?()–—"“”]+){0,5})(?<behind>,\\s\\p{Lu})?)`,
  'gu',
)

/** A name, number or owner before the noun identifies it: 'the Senate bill', 'the city’s plan'. */
const NAMES = /\p{Lu}|\d|['’]s?$/u
/** A capitalised word after the first one, which is taken for a name. */
const NAME = /\S\s+["“‘]?\p{Lu}/u

/**
 * Returns the stems of the nouns that a sentence presupposes as known, other than at its beginning: 'chang'
 * in 'The minister met reporters after announcing the changes'. Nouns that are named or specified ('the
 * Senate bill', 'the decision to leave'), or introduced in the same sentence ('a plan … the plan'), don't
 * count.
 */
export function findUnintroducedNouns(text: string, language: string): string[] {
  if (!isLanguage(language)) return []
  const { ends, specifies, known, past } = getLanguageRules(language).references
  return Array.from(text.matchAll(PHRASE)).flatMap(({ index, groups }) => {
    const words = (groups?.phrase ?? '').split(' ')
    const end = words.findIndex((word) => ends.has(word.toLowerCase()) || specifies.has(word.toLowerCase()))
    const phrase = end < 0 ? words : words.slice(0, end)
    const before = text.slice(0, index)
    // 'The two modes' refers to an earlier sentence, unless this sentence names something before it.
    const isCounted = phrase.length > 1 && parseCardinal(phrase[0] ?? '', language) !== undefined
    const noun = isCounted && !NAME.test(before) ? 1 : phrase.findIndex((word) => known.has(word))
    const head = words[noun]
    const next = words[noun + 1]?.toLowerCase() ?? ''
    if (head === undefined || specifies.has(next) || groups?.behind || past.test(next)) return []
    if (isCompound(words, noun, ends) || words.slice(0, noun).some((word) => NAMES.test(word))) return []
    const found = stem(head, language)
    return mentions(before, found, language) ? [] : [found]
  })
}

/** Whether another noun follows, so that the phrase means that one: 'the plan committee' is a committee. */
const isCompound = (words: readonly string[], noun: number, ends: ReadonlySet<string>) => {
  const next = words[noun + 1]
  return next !== undefined && /^\p{Ll}{4,}$/u.test(next) && !ends.has(next) && !/(?:ed|ly|te|de)$/.test(next)
}

const mentions = (text: string, found: string, language: Language) =>
  text.split(/[^\p{L}\p{N}'’-]+/u).some((word) => stem(word.toLowerCase(), language) === found)
