import type { Article } from '@plainwire/domain/article'
import { type Evidence, MAX_SUB_HEADLINE_CHARACTERS, type Sentence } from '@plainwire/domain/story'
import {
  findBareSurnameMention,
  findPersonIntroductions,
  insertPersonIntroduction,
  type PersonIntroduction,
} from './introductions.ts'

/** The number of characters at the top of an article that are searched for introductions of people. */
const TOP = 6000

/** A person as introduced by an article, with the passage that contains the introduction. */
interface Introduced extends PersonIntroduction {
  passage: Evidence
}

/** The people of one article by surname. */
type People = ReadonlyMap<string, Introduced>

function peopleOf({ id, summary, text }: Pick<Article, 'id' | 'summary' | 'text'>): People {
  const inText = summary.length + 1
  const people = findPersonIntroductions(`${summary}\n${text.slice(0, TOP)}`)
  return new Map(
    Array.from(people, ([surname, person]): [string, Introduced] => {
      const isSummary = person.end <= summary.length
      const [field, offset] = isSummary ? (['summary', 0] as const) : (['text', inText] as const)
      const passage: Evidence = {
        articleId: id,
        field,
        start: Math.max(0, person.start - offset),
        end: person.end - offset,
      }
      return [surname, { ...person, passage }]
    }),
  )
}

/** Whether two people with one surname have the same first name: 'James Comey' and 'James B. Comey'. */
const isSamePerson = (a: PersonIntroduction, b: PersonIntroduction) =>
  a.name.split(' ')[0] === b.name.split(' ')[0]

/**
 * Merges the people of all articles. A surname that different people have is in `shared`, and not in
 * `everybody`.
 */
function together(all: readonly People[]): {
  everybody: Map<string, Introduced>
  shared: ReadonlySet<string>
} {
  const found = new Map<string, Introduced>()
  const shared = new Set<string>()
  for (const people of all)
    for (const [surname, person] of people) {
      const known = found.get(surname)
      if (known && !isSamePerson(known, person)) shared.add(surname)
      if (!known || known.whole === known.name) found.set(surname, person)
    }
  for (const surname of shared) found.delete(surname)
  return { everybody: found, shared }
}

/**
 * Adds first name and office, as given in the sources, where our text first mentions a person, and cites the
 * source's passage as evidence.
 */
export interface PersonIntroducer {
  sentences(sentences: readonly Sentence[]): Sentence[]
  /**
   * Introduces people in the sub-headline, except those in the headline. Returns the sub-headline unchanged
   * if it would become too long.
   */
  subHeadline(sentence: Sentence, headline: string): Sentence
}

/** Creates an introducer of the people whom the given articles introduce. */
export function createPersonIntroducer(
  articles: readonly Pick<Article, 'id' | 'summary' | 'text'>[],
): PersonIntroducer {
  const byArticle = new Map(articles.map((article) => [article.id, peopleOf(article)]))
  const { everybody, shared } = together([...byArticle.values()])
  const withNames = (text: string, people: People, isKnown: (surname: string) => boolean) => {
    let introducedText = text
    const passages: Evidence[] = []
    for (const person of people.values()) {
      if (
        shared.has(person.surname) ||
        isKnown(person.surname) ||
        !findBareSurnameMention(text, person.surname)
      )
        continue
      introducedText = insertPersonIntroduction(introducedText, person)
      passages.push(person.passage)
    }
    return { introducedText, passages }
  }
  return {
    sentences(sentences) {
      let before = ''
      return sentences.map(({ text, evidence }) => {
        const own: People = byArticle.get(evidence[0]?.articleId ?? '') ?? new Map()
        const { introducedText, passages } = withNames(text, new Map([...everybody, ...own]), (surname) =>
          before.includes(surname),
        )
        before += ` ${introducedText}`
        return { text: introducedText, evidence: [...evidence, ...passages] }
      })
    },
    subHeadline(sentence, headline) {
      const { introducedText, passages } = withNames(sentence.text, everybody, (surname) =>
        headline.includes(surname),
      )
      if (introducedText.length > MAX_SUB_HEADLINE_CHARACTERS) return sentence
      return { text: introducedText, evidence: [...sentence.evidence, ...passages] }
    },
  }
}
