import type { Article } from '@plainwire/domain/article'
import { MAX_SUB_HEADLINE_CHARACTERS, type Sentence } from '@plainwire/domain/story'
import { aloneIn, type Introduction, introduced, introductionsIn } from './introductions.ts'

/** Characters of an article in which people are introduced. */
const TOP = 6000

/** The people of one article by surname. */
type People = ReadonlyMap<string, Introduction>

/** 'James Comey' and 'James B. Comey' are one. */
const isSamePerson = (a: Introduction, b: Introduction) => a.name.split(' ')[0] === b.name.split(' ')[0]

/** The people of all articles; a surname of two people introduces nobody. */
function together(all: readonly People[]): Map<string, Introduction> {
  const found = new Map<string, Introduction>()
  const shared = new Set<string>()
  for (const people of all)
    for (const [surname, person] of people) {
      const known = found.get(surname)
      if (known && !isSamePerson(known, person)) shared.add(surname)
      if (!known || known.whole === known.name) found.set(surname, person)
    }
  for (const surname of shared) found.delete(surname)
  return found
}

/** Gives people their first name and office, as the sources have them, where our text first names them. */
export interface Introducer {
  sentences(told: readonly Sentence[]): Sentence[]
  /** The sub-headline; whom the headline names needs no introduction. */
  subHeadline(text: string, headline: string): string
}

export function introducer(articles: readonly Pick<Article, 'id' | 'summary' | 'text'>[]): Introducer {
  const byArticle = new Map(
    articles.map(({ id, summary, text }) => [id, introductionsIn(`${summary}\n${text.slice(0, TOP)}`)]),
  )
  const everybody = together([...byArticle.values()])
  const withNames = (text: string, people: People, isKnown: (surname: string) => boolean) => {
    let told = text
    for (const person of people.values())
      if (!isKnown(person.surname) && aloneIn(text, person.surname)) told = introduced(told, person)
    return told
  }
  return {
    sentences(told) {
      let before = ''
      return told.map(({ text, evidence }) => {
        const own = byArticle.get(evidence[0]?.articleId ?? '') ?? new Map()
        const said = withNames(text, new Map([...everybody, ...own]), (surname) => before.includes(surname))
        before += ` ${said}`
        return { text: said, evidence }
      })
    },
    subHeadline(text, headline) {
      const said = withNames(text, everybody, (surname) => headline.includes(surname))
      return said.length <= MAX_SUB_HEADLINE_CHARACTERS ? said : text
    },
  }
}
