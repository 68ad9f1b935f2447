import { CATEGORY_NAMES, isCategory } from '@plainwire/domain/category'
import type { NewsStory } from '@plainwire/domain/contract'
import { getMainCategory, getTextsInLanguage } from '@plainwire/domain/edition'
import type { Language } from '@plainwire/domain/language'

/** The content of a preview picture. */
export interface PreviewPictureContent {
  category: string
  headline: string
  /** The number of publishers as text, such as '7 publishers'. */
  publishers: string
  date: string
}

/**
 * The maximum length of a headline in a preview picture, in characters, so that it fits into four lines.
 * Longer headlines would also take too long to render.
 */
const MAX_HEADLINE = 170
/**
 * Matches every 36 characters of a longer word, after which the word is broken, because it would be too long
 * for a line of the picture. Even the longest Dutch compounds are shorter than 36 characters.
 */
const LONGEST_WORD = /\S{36}(?=\S)/gu
const CONTROLS = /\p{C}+/gu

/**
 * Returns a published text on one line, without control characters, shortened to whole words if it is too long.
 */
function shortened(text: string): string {
  const words = text.toWellFormed().replaceAll(CONTROLS, ' ').replaceAll(/\s+/gu, ' ').trim()
  const broken = words.replaceAll(LONGEST_WORD, '$& ')
  if (broken.length <= MAX_HEADLINE) return broken
  const cut = broken.slice(0, MAX_HEADLINE)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).toWellFormed()} …`
}

const COUNTS: Record<Language, { one: string; other: string }> = {
  en: { one: 'publisher', other: 'publishers' },
  nl: { one: 'medium', other: 'media' },
}

/** Returns what a story's preview picture shows, in a language. */
export function buildPreviewPictureContent(story: NewsStory, language: Language): PreviewPictureContent {
  const category = getMainCategory(story)
  const count = story.reports.publishers
  const noun = COUNTS[language][count === 1 ? 'one' : 'other']
  const published = new Date(story.published_at)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    category: isCategory(category) ? CATEGORY_NAMES[language][category] : '',
    headline: shortened(getTextsInLanguage(story, language).headline),
    publishers: `${count} ${noun}`,
    date: Number.isNaN(published.getTime()) ? '' : date.format(published),
  }
}
