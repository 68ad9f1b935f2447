import { english } from './en/index.ts'
import type { LanguageRules } from './language-rules.ts'
import { splitWords } from './words.ts'

/** A small subset of German, for tests of what a third language needs; English rules otherwise. */
export const german: LanguageRules = {
  ...english,
  abbreviations: { ...english.abbreviations, anywhere: ['bzw', 'ca'], starters: ['Die', 'Der', 'Das'] },
  calendar: {
    ...english.calendar,
    days: splitWords('montag dienstag mittwoch donnerstag freitag samstag sonntag'),
    months: splitWords('januar februar marz april mai juni juli august september oktober november dezember'),
    dayPart: /^(\p{L}{3,8}tag)(?:abend|nacht)$/u,
  },
  claims: { ...english.claims, negators: splitWords('nicht kein keine') },
  articleKinds: { ...english.articleKinds, opinion: /^(?:Kommentar|Leitartikel)\s?:/i },
  pages: { ...english.pages, furniture: [/^lesen sie auch\b/i] },
  sentences: { ...english.sentences, boilerplate: [/\bNewsletter\b/], hint: /newsletter/i },
  stem: (word) => word.replace(/(?:en|er|e|n)$/, ''),
  stopWords: new Set(splitWords('der die das und in den von mit am ist nicht eine ein auf')),
}
