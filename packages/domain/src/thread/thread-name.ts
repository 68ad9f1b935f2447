import { LANGUAGES, type Language } from '../language/index.ts'
import { fold } from '../text/index.ts'
import type { ThreadStory } from './thread-story.ts'

/** By language. Names of people and places are the same in every language; a headline is there where it was written. */
export type ThreadName = Partial<Record<Language, string>>

/** Characters of a name; a headline that is longer is cut at a word. */
export const MAX_NAME_CHARACTERS = 60
/** More names add nothing to the description of a topic. */
const MAX_NAMES = 3

interface Candidate {
  text: string
  /** Its words in lowercase without accents, with a space at either end. */
  words: string
  stories: number
  /** The sum of its places in the lists of the stories that have it. */
  places: number
}

const wordsIn = (text: string) =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Whether one name is the other or a part of it: 'Trump' of 'Donald Trump'. */
const isPart = (part: string, whole: string) => whole.includes(part)

/** Every name that a story has, with how many stories have it: also as a part of a longer name. */
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

/** The names that most of the stories have, as many as fit. */
function sharedNames(stories: readonly Pick<ThreadStory, 'names'>[]): string {
  const chosen: Candidate[] = []
  const text = (more: readonly Candidate[]) => [...chosen, ...more].map((one) => one.text).join(', ')
  const shared = candidates(stories).filter((one) => one.stories > stories.length / 2)
  for (const one of shared.sort(byShare)) {
    const isKnown = chosen.some(({ words }) => isPart(one.words, words) || isPart(words, one.words))
    if (isKnown || chosen.length === MAX_NAMES || text([one]).length > MAX_NAME_CHARACTERS) continue
    chosen.push(one)
  }
  return text([])
}

/** A text of at most 60 characters, cut between words where there are any. */
function shortened(text: string): string {
  if (text.length <= MAX_NAME_CHARACTERS) return text
  const cut = text.slice(0, MAX_NAME_CHARACTERS)
  const atWord = cut.slice(0, cut.lastIndexOf(' '))
  return `${(atWord || cut.slice(0, -1)).toWellFormed().replace(/[\s,;:–-]+$/u, '')}…`
}

/**
 * The name of a thread: what more than half of its stories name, 'Trump, Zelensky', the most shared first; otherwise the
 * headline of its most reported story. A lone story shares nothing: its thread has its headline.
 *
 * @param stories in the thread's own order, which decides between equally reported ones
 */
export function threadName(stories: readonly ThreadStory[]): ThreadName {
  const names = stories.length > 1 ? sharedNames(stories) : ''
  const [top] = stories.toSorted((a, b) => b.independentReports - a.independentReports)
  const texts = LANGUAGES.flatMap((language) => {
    const headline = top?.headlines[language]
    const text = names || (headline && shortened(headline))
    return text ? [[language, text] as const] : []
  })
  return Object.fromEntries(texts)
}
