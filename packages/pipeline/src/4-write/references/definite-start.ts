import type { Language } from '@plainwire/domain/language'
import {
  collectWordsOfAllLanguages,
  getLanguageRules,
  joinLanguageAlternatives,
} from '../../languages/index.ts'
import { stem } from '../../text/index.ts'

/** 'After the vote in March, ': a phrase before the subject of the sentence. */
const FRONTED = new RegExp(
  `^["“‘'„]?(?:${joinLanguageAlternatives(({ references }) => references.fronted)})\\s[^,.;:]{3,60},\\s`,
  'i',
)
const DEFINITE = new RegExp(
  `^(?:${joinLanguageAlternatives(({ references }) => references.definite)})\\s`,
  'i',
)
const DETERMINERS = collectWordsOfAllLanguages(({ references }) => references.determiners)
const WORD = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/u
/** The maximum number of words in a noun phrase. */
const MOST_WORDS = 6
/**
 * Returns the stem of the presupposed noun at the beginning of a sentence: 'suspect' in 'The suspect, a
 * former employee, was found'.
 *
 * @returns undefined if the sentence begins otherwise, if it names or specifies its subject ('The Senate',
 * 'the mayor of Beira'), or if everybody knows the subject ('The police')
 */
export function findPresupposedSubject(text: string, language: Language): string | undefined {
  const { opens, ends, specifies, unique, past } = getLanguageRules(language).references
  const fronted = FRONTED.exec(text)?.[0] ?? ''
  const main = DEFINITE.test(text.slice(fronted.length)) ? text.slice(fronted.length) : text
  const opening = opens.exec(main)
  if (!opening) return undefined
  const phrase: string[] = []
  let rest = main.slice(opening[0].length)
  for (;;) {
    const [word] = WORD.exec(rest) ?? []
    const lower = word?.toLowerCase() ?? ''
    if (word === undefined || ends.has(lower) || phrase.length >= MOST_WORDS) break
    if (DETERMINERS.has(lower)) {
      if (phrase.length > 1) phrase.pop()
      break
    }
    if (/^\p{Lu}/u.test(word) || unique.has(lower)) return undefined
    if (past.test(lower) && phrase.length > 0) break
    phrase.push(lower.replace(/['’]s$/, ''))
    rest = rest.slice(word.length)
    const space = /^\s+/.exec(rest)
    if (!space) break
    rest = rest.slice(space[0].length)
  }
  const head = phrase.at(-1)
  if (head === undefined) return undefined
  const [next = ''] = WORD.exec(rest)?.[0].toLowerCase().split(' ') ?? []
  // 'The tanker, Sinar Laguna,': the name after the noun identifies it.
  if (specifies.has(next) || /^,\s\p{Lu}/u.test(rest)) return undefined
  return stem(head, language)
}
