import type { NewsStory } from '@plainwire/domain/contract'
import type { DigestKind, FollowedThingSection } from '@plainwire/domain/digest'
import type { Language } from '@plainwire/domain/language'
import { type Markup, type MarkupTemplateValue, markup } from '@plainwire/domain/markup'
import { truncateToWholeCharacters } from '@plainwire/domain/text'
import { formatFullDate } from '@plainwire/domain/time'
import type { ProductAnnouncement } from '@plainwire/store'
import type { Letter } from '../mail/letters/letter-page.ts'
import { DIGEST_TEXTS, type MailVariant } from './digest-texts.ts'
import { renderMailFromTemplate } from './letter-frame.ts'
import { LETTER_INLINE_STYLES as STYLE } from './letter-style.ts'
import type { StoryBlockRenderer } from './story-block.ts'

interface About {
  language: Language
  publicUrl: string
  unsubscribeUrl: string
}

interface Content {
  variant: MailVariant
  subject: string
  preview: string
  lead: string
  bodyHtml: MarkupTemplateValue
  bodyText: string
}

/** Maximum length of a subject in characters; mail programs cut longer ones. */
const MAX_SUBJECT = 140
const RULE = '-'.repeat(40)

function letterOf(content: Content, { language, publicUrl, unsubscribeUrl }: About): Letter {
  const { variant, subject, preview, lead, bodyHtml, bodyText } = content
  const texts = DIGEST_TEXTS[language]
  const html = renderMailFromTemplate(
    { variant, language, publicUrl },
    { preview, lead, body: bodyHtml, unsubscribeUrl },
  )
  const foot = [
    texts.why[variant],
    `${texts.unsubscribe} / ${texts.settings}:`,
    unsubscribeUrl,
    '',
    publicUrl,
  ]
  const text = [`Plainwire: ${texts.title[variant]}`, lead, '', bodyText, '', RULE, ...foot].join('\n')
  return { subject: truncateToWholeCharacters(subject, MAX_SUBJECT), html, text }
}

/** The name of a followed thing, as the HTML heading above its stories. */
function followedHeading(name: string, language: Language): Markup {
  return markup`<p style="${STYLE.section}" class="pw-ink" lang="${language}" dir="auto">${name}</p>`
}

/** The stories of followed things, as HTML and text. */
function followedParts(
  followed: readonly FollowedThingSection[],
  { blocks, language }: { blocks: StoryBlockRenderer; language: Language },
): { html: Markup[]; text: string; headlines: string[] } {
  const sections = followed.map(({ thing, stories }) => {
    const name = DIGEST_TEXTS[language].followed(thing.label)
    const drawn = stories.map((story) => blocks({ story, language, isLead: false }))
    return {
      html: [followedHeading(name, language), ...drawn.map(({ html }) => html)],
      text: [`* ${name}`, ...drawn.map(({ text }) => text)].join('\n\n'),
      headlines: drawn.map(({ headline }) => headline),
    }
  })
  return {
    html: sections.flatMap(({ html }) => html),
    text: sections.map(({ text }) => text).join('\n\n'),
    headlines: sections.flatMap(({ headlines }) => headlines),
  }
}

/**
 * A reader's digest as a mail.
 *
 * @param parts.day the date in the reader's time zone, as 2026-11-21
 */
export function buildDigestLetter(
  parts: About & {
    kind: DigestKind
    day: string
    stories: readonly NewsStory[]
    followed?: readonly FollowedThingSection[]
    blocks: StoryBlockRenderer
  },
): Letter {
  const { kind, day, stories, followed = [], blocks, language } = parts
  const texts = DIGEST_TEXTS[language]
  const drawn = stories.map((story, index) => blocks({ story, language, isLead: index === 0 }))
  const more = followedParts(followed, { blocks, language })
  const [first = '', ...others] = [...drawn.map(({ headline }) => headline), ...more.headlines]
  const date = formatFullDate(new Date(`${day}T00:00:00Z`), language, 'UTC')
  const content = {
    variant: kind,
    subject: texts.subject[kind](first),
    preview: others.slice(0, 2).join(' · '),
    lead: `${date}. ${texts.count[kind](stories.length + more.headlines.length)}`,
    bodyHtml: [...drawn.map(({ html }) => html), ...more.html],
    bodyText: [...drawn.map(({ text }, index) => `${index + 1}. ${text}`), more.text]
      .filter(Boolean)
      .join('\n\n'),
  }
  return letterOf(content, parts)
}

/** A breaking story as a mail. */
export function buildBreakingStoryMail(
  parts: About & { story: NewsStory; blocks: StoryBlockRenderer },
): Letter {
  const { story, blocks, language } = parts
  const { headline, html, text } = blocks({ story, language, isLead: true })
  const subject = DIGEST_TEXTS[language].subject.breaking(headline)
  const content = { subject, preview: headline, lead: '', bodyHtml: html, bodyText: text }
  return letterOf({ ...content, variant: 'breaking' }, parts)
}

/** Product news as a mail; in English if there is no text in the reader's language. */
export function buildAnnouncementLetter(parts: About & { announcement: ProductAnnouncement }): Letter {
  const { texts } = parts.announcement
  const language = texts[parts.language] ? parts.language : 'en'
  const { subject = '', paragraphs = [] } = texts[language] ?? {}
  const bodyHtml = markup`<div lang="${language}" dir="auto">${paragraphs.map(
    (text) => markup`<p style="${STYLE.text}" class="pw-ink">${text}</p>`,
  )}</div>`
  const content = {
    subject,
    preview: paragraphs[0] ?? '',
    lead: '',
    bodyHtml,
    bodyText: paragraphs.join('\n\n'),
  }
  return letterOf({ ...content, variant: 'news' }, { ...parts, language })
}
