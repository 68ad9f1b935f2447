/** The position is empty. */
export const NOBODY = 0xffffffff
const MIN_ROOM = 1 << 12
/**
 * A story and a language share one number, so that one memory access reads both: the language is the lowest
 * byte.
 */
const LANGUAGES = 256

/**
 * The story and the language of each article in the window as small numbers, by position in the stream. A
 * search for candidates reads hundreds of them: a plain array stays in the processor's cache, which the
 * objects of a large window don't.
 */
export class StoryNumbers<Story extends { readonly number: number }> {
  readonly #stories: (Story | undefined)[] = []
  /** Numbers of stories that are gone, to be given out again. */
  readonly #free: number[] = []
  readonly #languages = new Map<string, number>()
  #entries = new Uint32Array(MIN_ROOM).fill(NOBODY)
  /** Sequence number of the first place. */
  #offset = 0

  /** The story and language of the article at a position, in the form of `entryOf`; NOBODY if it is empty. */
  at(sequence: number): number {
    return this.#entries[sequence - this.#offset] ?? NOBODY
  }

  /** A story and a language as one number. */
  entryOf({ number }: Story, language: string): number {
    return number * LANGUAGES + this.languageNumber(language)
  }

  /** The number of the story in an entry. */
  storyIn(entry: number): number {
    return entry >>> 8
  }

  /** The number of the language in an entry. */
  languageIn(entry: number): number {
    return entry % LANGUAGES
  }

  /** The story of a number. */
  story(number: number): Story | undefined {
    return this.#stories[number]
  }

  /** The number of a language, new ones added; those beyond the room for them share the last number. */
  languageNumber(language: string): number {
    const known = this.#languages.get(language)
    if (known !== undefined) return known
    const number = Math.min(this.#languages.size, LANGUAGES - 1)
    this.#languages.set(language, number)
    return number
  }

  /** Notes that an article is of a story. */
  put(sequence: number, story: Story, language: string): void {
    const at = sequence - this.#offset
    if (at >= this.#entries.length) this.#widen(at)
    this.#entries[at] = this.entryOf(story, language)
  }

  /** Notes that an article left. */
  clear(sequence: number): void {
    this.#entries[sequence - this.#offset] = NOBODY
  }

  /** Makes a story with a number of its own. */
  open(make: (number: number) => Story): Story {
    const number = this.#free.pop() ?? this.#stories.length
    const story = make(number)
    this.#stories[number] = story
    return story
  }

  /** To be called when a story is gone, with all of its articles: its number is given out again. */
  drop({ number }: Story): void {
    this.#stories[number] = undefined
    this.#free.push(number)
  }

  /** Forgets the positions before a sequence number. */
  forgetBefore(sequence: number): void {
    const passed = sequence - this.#offset
    if (passed <= 0) return
    this.#offset = sequence
    const left = Math.max(0, this.#entries.length - passed)
    this.#entries.copyWithin(0, passed)
    this.#entries.fill(NOBODY, left)
  }

  #widen(at: number): void {
    const wider = new Uint32Array(Math.max(at + 1, Math.ceil(this.#entries.length * 1.25))).fill(NOBODY)
    wider.set(this.#entries)
    this.#entries = wider
  }
}
