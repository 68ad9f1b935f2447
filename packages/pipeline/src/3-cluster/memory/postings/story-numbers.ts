/** The number in the table for a position in the stream that has no article in the window. */
export const EMPTY_STORY_ENTRY = 0xffffffff
const MIN_ROOM = 1 << 12
/**
 * A story and a language share one number, so that one memory access reads both: the language is the lowest
 * byte.
 */
const LANGUAGES = 256

/**
 * The story and language of each article in the window as small integers, by position in the stream. A search
 * for candidates reads hundreds of them: a typed array remains in the processor's cache, whereas the objects of
 * a large window wouldn't.
 */
export class StoryNumberTable<Story extends { readonly number: number }> {
  readonly #stories: (Story | undefined)[] = []
  /** Numbers of removed stories, to be reused. */
  readonly #free: number[] = []
  readonly #languages = new Map<string, number>()
  #entries = new Uint32Array(MIN_ROOM).fill(EMPTY_STORY_ENTRY)
  /** The sequence number of the first position. */
  #offset = 0

  /**
   * The story and language of the article at a position, encoded by `entryOf`; `EMPTY_STORY_ENTRY` if no
   * article is there.
   */
  at(sequence: number): number {
    return this.#entries[sequence - this.#offset] ?? EMPTY_STORY_ENTRY
  }

  /** Encodes a story and a language as one number. */
  entryOf({ number }: Story, language: string): number {
    return number * LANGUAGES + this.languageNumber(language)
  }

  /** The story number of an entry. */
  storyIn(entry: number): number {
    return entry >>> 8
  }

  /** The language number of an entry. */
  languageIn(entry: number): number {
    return entry % LANGUAGES
  }

  /** The story with this number; undefined if no story has it. */
  story(number: number): Story | undefined {
    return this.#stories[number]
  }

  /** The number of a language; new ones are added, and those beyond the limit share the last number. */
  languageNumber(language: string): number {
    const known = this.#languages.get(language)
    if (known !== undefined) return known
    const number = Math.min(this.#languages.size, LANGUAGES - 1)
    this.#languages.set(language, number)
    return number
  }

  /** Stores the story of an article. */
  put(sequence: number, story: Story, language: string): void {
    const at = sequence - this.#offset
    if (at >= this.#entries.length) this.#widen(at)
    this.#entries[at] = this.entryOf(story, language)
  }

  /** Removes an article that left the window. */
  clear(sequence: number): void {
    this.#entries[sequence - this.#offset] = EMPTY_STORY_ENTRY
  }

  /** Creates a story with a free number. */
  open(make: (number: number) => Story): Story {
    const number = this.#free.pop() ?? this.#stories.length
    const story = make(number)
    this.#stories[number] = story
    return story
  }

  /** Must be called when a story was removed with all of its articles: its number can then be reused. */
  drop({ number }: Story): void {
    this.#stories[number] = undefined
    this.#free.push(number)
  }

  /** Removes the positions before a sequence number. */
  forgetBefore(sequence: number): void {
    const passed = sequence - this.#offset
    if (passed <= 0) return
    this.#offset = sequence
    const left = Math.max(0, this.#entries.length - passed)
    this.#entries.copyWithin(0, passed)
    this.#entries.fill(EMPTY_STORY_ENTRY, left)
  }

  #widen(at: number): void {
    const wider = new Uint32Array(Math.max(at + 1, Math.ceil(this.#entries.length * 1.25))).fill(
      EMPTY_STORY_ENTRY,
    )
    wider.set(this.#entries)
    this.#entries = wider
  }
}
