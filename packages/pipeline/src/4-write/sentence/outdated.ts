import type { Language } from '@plainwire/domain/language'
import { allLanguageRules, getLanguageRules, type LanguageRules } from '../../languages/index.ts'
import { tokeniseText } from '../../text/index.ts'

/** A text of a report, with its publication time, if known. */
export interface TimestampedText {
  text: string
  articleId: string
  at: Date | undefined
  words: ReadonlySet<string>
  /** Whether it is a headline, in which past events are in the present tense. */
  isTitle?: boolean
}

/**
 * The number of distinctive words, besides the verb, that an announcement must share with a text that reports
 * the announced action as done.
 */
const SHARED = 2

/** The irregular forms and synonyms of a language's verbs. */
interface VerbForms {
  /** The roots of each verb's other forms and synonyms, by the root of the verb. */
  same: ReadonlyMap<string, ReadonlySet<string>>
  /** The past forms of all these verbs. */
  past: ReadonlySet<string>
}

function formsOf({ verbs }: LanguageRules): VerbForms {
  const same = new Map<string, Set<string>>()
  const groups = verbs.forms.split('|').map((group) => group.trim().split(/\s+/))
  for (const group of groups) {
    const roots = group.map(verbs.root)
    for (const one of roots) same.set(one, new Set([...(same.get(one) ?? []), ...roots]))
  }
  return { same, past: new Set(groups.flatMap((group) => group.slice(1))) }
}
const FORMS = new Map(allLanguageRules.map((rules) => [rules, formsOf(rules)]))

const groupsOf = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ({ groups }) => groups?.verb ?? '')

/** Returns the roots of the verbs for the actions that a text announces. */
function verbsAhead({ text, isTitle }: TimestampedText, { verbs }: LanguageRules): string[] {
  const found = verbs.ahead.flatMap((pattern) => groupsOf(text, pattern))
  const ofTitle = isTitle === true ? verbs.aheadInTitle?.exec(text)?.groups?.verb : undefined
  return [...found, ofTitle ?? ''].filter((verb) => verb !== '').map((verb) => verbs.root(verb.toLowerCase()))
}

/**
 * The number of characters before a verb that are searched for words which mean that it hasn't happened, such
 * as 'never' and 'will'.
 */
const REACH = 40

/** Whether a text reports that a verb's action has happened, and announces nothing itself. */
function reportsAsDone(other: TimestampedText, verb: string, rules: LanguageRules): boolean {
  if (verbsAhead(other, rules).length > 0) return false
  const { root, done, present, notDone } = rules.verbs
  const forms = FORMS.get(rules)
  const same = forms?.same.get(verb) ?? new Set([verb])
  const isDone = (word: string) =>
    done.test(word) || forms?.past.has(word) === true || (other.isTitle === true && present.test(word))
  return tokeniseText(other.text).some(({ text: word, start }) => {
    const lower = word.toLowerCase()
    const isVerb = same.has(root(lower)) && isDone(lower)
    return isVerb && !notDone.test(other.text.slice(Math.max(0, start - REACH), start))
  })
}

/**
 * Whether a text announces something ('is scheduled to lift off') that has happened according to another
 * article of the same age or newer ('launched').
 */
export function isOutdatedAnnouncement(
  announcement: TimestampedText,
  others: readonly TimestampedText[],
  language: Language,
): boolean {
  const rules = getLanguageRules(language)
  const { articleId, at, words } = announcement
  const verbs = verbsAhead(announcement, rules)
  if (verbs.length === 0) return false
  return others.some((other) => {
    if (other.articleId === articleId || (at && other.at && other.at < at)) return false
    const done = verbs.filter((verb) => reportsAsDone(other, verb, rules))
    const shared = [...words].filter((word) => other.words.has(word) && !done.includes(word)).length
    return done.length > 0 && shared >= SHARED
  })
}
