import { LANGUAGES, type Language } from '../language/index.ts'
import { foldCaseAndAccents, truncateToWholeCharacters } from '../text/index.ts'
import type { ThreadStory } from './thread-story.ts'

/**
 * The name of a thread, by language. A name that consists of names of people and places is the same in every
 * language; a headline names the thread only in the language of that headline.
 */
export type ThreadName = Partial<Record<Language, string>>

/** Maximum length of a name in characters; longer headlines are cut at a word. */
export const MAX_THREAD_NAME_CHARACTERS = 60
/** The maximum number of names in the name of a thread. More names don't describe a topic better. */
const MAX_NAMES = 3

interface Candidate {
  text: string
  /** The name's words in lower case and without accents, with a space at either end. */
  words: string
  stories: number
  /** The sum of the name's positions in the name lists of the stories that contain the name. */
  places: number
}

const wordsIn = (text: string) =>
  ` ${foldCaseAndAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Whether a name is equal to another name or a part of it: 'Trump' is a part of 'Donald Trump'. */
const isPart = (part: string, whole: string) => whole.includes(part)

/** Every name with the number of stories that contain it, also as part of a longer name. */
function candidates(stories: readonly Pick<ThreadStory, 'names'>[]): Candidate[] {
  const found = new Map<string, Candidate>()
  const lists = stories.map(({ names }) => names.map(wordsIn))
  for (const { names } of stories)
    for (const text of names) {
      const words = wordsIn(text)
      if (words.trim() === '' || found.has(words)) continue
      const places = lists.map((list) => list.findIndex((other) => isPart(words, other)))
      const had = places.filter((place) => place >= 0)
      found.set(words, {
        text: text.trim(),
        words,
        stories: had.length,
        places: had.reduce((sum, place) => sum + place, 0),
      })
    }
  return [...found.values()]
}

function byShare(a: Candidate, b: Candidate): number {
  return b.stories - a.stories || a.places - b.places || (a.words < b.words ? -1 : 1)
}

/** The names that more than half of the stories contain, as many as fit into a thread's name. */
function sharedNames(stories: readonly Pick<ThreadStory, 'names'>[]): string {
  const chosen: Candidate[] = []
  const text = (more: readonly Candidate[]) => [...chosen, ...more].map((one) => one.text).join(', ')
  const shared = candidates(stories).filter((one) => one.stories > stories.length / 2)
  for (const one of shared.sort(byShare)) {
    const isKnown = chosen.some(({ words }) => isPart(one.words, words) || isPart(words, one.words))
    if (isKnown || chosen.length === MAX_NAMES || text([one]).length > MAX_THREAD_NAME_CHARACTERS) continue
    chosen.push(one)
  }
  return text([])
}

/** A text of at most 60 characters, cut between words if possible. */
function shortened(text: string): string {
  if (text.length <= MAX_THREAD_NAME_CHARACTERS) return text
  const cut = text.slice(0, MAX_THREAD_NAME_CHARACTERS)
  const atWord = cut.slice(0, cut.lastIndexOf(' '))
  const shown = truncateToWholeCharacters(atWord || cut, MAX_THREAD_NAME_CHARACTERS - 1)
  return `${shown.toWellFormed().replace(/[\s,;:–-]+$/u, '')}…`
}

/**
 * Returns the name of a thread: the names that more than half of its stories contain, most frequent first
 * ('Trump, Zelensky'), or else the headline of its most reported story. A thread with one story is named by its
 * headline.
 *
 * @param stories in the order of the thread, which decides between stories with equally many reports
 */
export function deriveThreadName(stories: readonly ThreadStory[]): ThreadName {
  const names = stories.length > 1 ? sharedNames(stories) : ''
  const [top] = stories.toSorted((a, b) => b.independentReports - a.independentReports)
  const texts = LANGUAGES.flatMap((language) => {
    const headline = top?.headlines[language]
    const text = names || (headline && shortened(headline))
    return text ? [[language, text] as const] : []
  })
  return Object.fromEntries(texts)
}
