import { buildStoryPath } from '@plainwire/domain/addresses'
import { PLACEHOLDER_IMAGE } from '@plainwire/domain/article'
import { CATEGORY_NAMES, isCategory } from '@plainwire/domain/category'
import type { NewsStory } from '@plainwire/domain/contract'
import { toStoryCard } from '@plainwire/domain/edition'
import type { Language } from '@plainwire/domain/language'
import { type Markup, markup } from '@plainwire/domain/markup'
import { truncateToWholeCharacters } from '@plainwire/domain/text'
import { DIGEST_TEXTS } from './digest-texts.ts'
import { LETTER_INLINE_STYLES as STYLE } from './letter-style.ts'

/** A story as it is shown in mails, rendered once for all readers. */
export interface StoryBlock {
  headline: string
  html: Markup
  text: string
}

interface Drawing {
  story: NewsStory
  language: Language
  publicUrl: string
  /** Whether the story is the first of its mail, which is shown with its picture. */
  isLead: boolean
}

const PICTURE_WIDTH = 640
const MAX_EXCERPT = 320
const MAX_SOURCES = 3

function shortened(text: string): string {
  if (text.length <= MAX_EXCERPT) return text
  const cut = truncateToWholeCharacters(text, MAX_EXCERPT)
  const end = cut.lastIndexOf(' ')
  return `${end > 0 ? cut.slice(0, end) : cut} …`
}

function kickerOf({ story, language }: Drawing): string {
  const { category, publishers } = toStoryCard(story, language)
  const names = publishers.slice(0, MAX_SOURCES).map(({ name }) => name)
  return [
    ...(isCategory(category) ? [CATEGORY_NAMES[language][category]] : []),
    DIGEST_TEXTS[language].reports(story.reports.independent),
    names.join(', '),
  ].join(' · ')
}

function pictureOf({ story, language, publicUrl, isLead }: Drawing): Markup | undefined {
  const { imageUrl, imageAlt } = toStoryCard(story, language)
  if (!isLead || imageUrl === PLACEHOLDER_IMAGE) return undefined
  const src = `${publicUrl}${imageUrl}/${PICTURE_WIDTH}.webp`
  return markup`<img src="${src}" alt="${imageAlt}" width="${PICTURE_WIDTH}" style="${STYLE.picture}"/>`
}

/** Renders a story for mails in a language. The story's texts are untrusted, and are escaped in the HTML. */
export function renderStoryBlock(drawing: Drawing): StoryBlock {
  const { story, language, publicUrl } = drawing
  const card = toStoryCard(story, language)
  const url = publicUrl + buildStoryPath(story.id)
  const excerpt = shortened(card.excerpt)
  const kicker = kickerOf(drawing)
  const html = markup`<div style="${STYLE.story}" class="pw-line" lang="${card.language}" dir="auto">${pictureOf(drawing)}
<p style="${STYLE.kicker}" class="pw-soft" lang="${language}">${kicker}</p>
<h2 style="${STYLE.headline}"><a href="${url}" style="${STYLE.link}" class="pw-ink">${card.title}</a></h2>
<p style="${STYLE.excerpt}" class="pw-soft">${excerpt}</p></div>`
  const text = [card.title, excerpt, kicker, url].filter(Boolean).join('\n')
  return { headline: card.title, html, text }
}

/** Creates a function that renders the stories of one edition for mails, each only once. */
export function createStoryBlockRenderer(publicUrl: string) {
  const drawn = new Map<string, StoryBlock>()
  return ({ story, language, isLead }: Omit<Drawing, 'publicUrl'>): StoryBlock => {
    const key = `${language} ${isLead} ${story.id}`
    const known = drawn.get(key) ?? renderStoryBlock({ story, language, isLead, publicUrl })
    drawn.set(key, known)
    return known
  }
}
export type StoryBlockRenderer = ReturnType<typeof createStoryBlockRenderer>
