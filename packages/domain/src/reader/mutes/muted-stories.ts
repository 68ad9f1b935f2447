import type { NewsStory, StorySourceArticle } from '../../contract/index.ts'
import { foldCaseAndAccents } from '../../text/index.ts'
import { DAY_MS } from '../../units/index.ts'
import { filterActiveMutes, type Mute } from './mute.ts'
import { type MuteLanguageRules, parseMutedWord } from './muted-word.ts'

/**
 * The text of each story in lower case and without accents, by story id. It is built once per edition, and a
 * quick search for a mute's word in it rules out most stories.
 */
export type FoldedStoryTextIndex = ReadonlyMap<string, string>

/** The age in days up to which stories are included in the preview of a mute's effect. */
export const MUTE_PREVIEW_DAYS = 7

/** The effect of a mute on a story: muted entirely, shown without some sources, or unchanged. */
type Effect = 'muted' | 'untouched' | { withoutSources: ReadonlySet<StorySourceArticle> }
type Rule = (story: NewsStory, foldedText: () => string) => Effect

/** The texts of a story in which muted words are searched, with their languages. */
function mutableTexts(story: NewsStory): { language: string; text: string }[] {
  const written = [
    { language: story.language, texts: story },
    ...Object.entries(story.translations).map(([locale, texts]) => ({ language: locale.slice(0, 2), texts })),
  ]
  const texts = written.flatMap(({ language, texts: { headline, sub_headline, description } }) =>
    [headline, sub_headline, description].map((text) => ({ language, text })),
  )
  const tags = story.tags.flatMap((text) => ['en', 'nl'].map((language) => ({ language, text })))
  return [...texts, ...tags]
}

const foldedTextOf = (story: NewsStory) =>
  foldCaseAndAccents(
    mutableTexts(story)
      .map(({ text }) => text)
      .join('\n'),
  )

export function buildFoldedStoryTextIndex(stories: readonly NewsStory[]): FoldedStoryTextIndex {
  return new Map(stories.map((story) => [story.id, foldedTextOf(story)]))
}

function wordRule({ text }: Mute, wordRules: MuteLanguageRules): Rule {
  const word = parseMutedWord(text, wordRules)
  return (story, foldedText) => {
    if (!foldedText().includes(word.core)) return 'untouched'
    const isMuted = mutableTexts(story).some((one) => word.isIn(one.text, one.language))
    return isMuted ? 'muted' : 'untouched'
  }
}

function topicRule({ text }: Mute): Rule {
  const topic = foldCaseAndAccents(text)
  return ({ categories, tags }) =>
    categories.some((name) => foldCaseAndAccents(name) === topic) ||
    tags.some((name) => foldCaseAndAccents(name) === topic)
      ? 'muted'
      : 'untouched'
}

function sourceRule({ text }: Mute): Rule {
  const muted = foldCaseAndAccents(text)
  return ({ sources }) => {
    const gone = sources.filter(
      ({ name, publisher_id }) => foldCaseAndAccents(name) === muted || publisher_id === muted,
    )
    return gone.length === 0 ? 'untouched' : { withoutSources: new Set(gone) }
  }
}

function ruleOf(mute: Mute, wordRules: MuteLanguageRules): Rule {
  if (mute.kind === 'word') return wordRule(mute, wordRules)
  if (mute.kind === 'topic') return topicRule(mute)
  if (mute.kind === 'source') return sourceRule(mute)
  const [topic, source] = [topicRule(mute), sourceRule(mute)]
  return (story, foldedText) => {
    const effect = topic(story, foldedText)
    return effect === 'untouched' ? source(story, foldedText) : effect
  }
}

/** A story after a reader's mutes were applied. */
interface StoryAfterMutes {
  /** The story without muted sources. */
  story: NewsStory
  /** The mute that applies; undefined if none does. Mutes that hide take precedence over those that blur. */
  mute: Mute | undefined
}

/** Prepares mutes for many stories and returns the function that applies them. Expired mutes are ignored. */
function createMuteApplier(
  mutes: readonly Mute[],
  now: Date,
  wordRules: MuteLanguageRules,
  index?: FoldedStoryTextIndex,
): (story: NewsStory) => StoryAfterMutes {
  const active = filterActiveMutes(mutes, now)
  const rules = ['hide', 'blur'].flatMap((mode) =>
    active.filter((mute) => mute.mode === mode).map((mute) => ({ mute, rule: ruleOf(mute, wordRules) })),
  )
  return (story) => {
    let left = story
    for (const { mute, rule } of rules) {
      const effect = rule(left, () => index?.get(story.id) ?? foldedTextOf(story))
      if (effect === 'muted') return { story: left, mute }
      if (effect === 'untouched') continue
      const sources = left.sources.filter((source) => !effect.withoutSources.has(source))
      if (sources.length === 0) return { story: left, mute }
      // A mute that blurs doesn't remove its source from a story that also has other sources.
      if (mute.mode === 'hide') left = { ...left, sources }
    }
    return { story: left, mute: undefined }
  }
}

/** The stories of an edition after a reader's mutes were applied. */
export interface MuteFilterResult {
  /** The stories that lists show, in the edition's order: without muted sources, with blurred stories. */
  stories: readonly NewsStory[]
  /**
   * The stories that are left out, each with the mute that hides it. Readers see their number, and can have
   * them shown.
   */
  hidden: readonly { story: NewsStory; mute: Mute }[]
  /** The mute that blurs a story, by story id. */
  blurred: ReadonlyMap<string, Mute>
}

/** Applies mutes to an edition's stories. Every list is then made from the result. */
export function applyMutesToStories(
  stories: readonly NewsStory[],
  mutes: readonly Mute[],
  now: Date,
  wordRules: MuteLanguageRules,
  index?: FoldedStoryTextIndex,
): MuteFilterResult {
  if (filterActiveMutes(mutes, now).length === 0) return { stories, hidden: [], blurred: new Map() }
  const all = stories.map(createMuteApplier(mutes, now, wordRules, index))
  const isHidden = ({ mute }: StoryAfterMutes) => mute?.mode === 'hide'
  return {
    stories: all.filter((one) => !isHidden(one)).map(({ story }) => story),
    hidden: all.flatMap(({ story, mute }) => (mute?.mode === 'hide' ? { story, mute } : [])),
    blurred: new Map(all.flatMap(({ story, mute }) => (mute?.mode === 'blur' ? [[story.id, mute]] : []))),
  }
}

/**
 * Returns the stories of the last 7 days that a mute would affect, newest first. They are shown to the reader
 * before the mute is saved.
 */
export function previewMute(
  stories: readonly NewsStory[],
  mute: Mute,
  now: Date,
  wordRules: MuteLanguageRules,
  index?: FoldedStoryTextIndex,
): NewsStory[] {
  const from = now.getTime() - MUTE_PREVIEW_DAYS * DAY_MS
  const apply = createMuteApplier([{ ...mute, until: undefined }], now, wordRules, index)
  return stories
    .filter((story) => Date.parse(story.published_at) >= from && apply(story).mute !== undefined)
    .sort((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at) || (a.id < b.id ? -1 : 1))
}
