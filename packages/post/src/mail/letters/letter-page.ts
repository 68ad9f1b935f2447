import type { Language } from '@plainwire/domain/language'
import { type Markup, markup, renderAttributes } from '@plainwire/domain/markup'
import { toInlineStyles } from './inline-styles.ts'
import { renderLetterHtml } from './letter-html.ts'

/** The content of a mail. */
export interface Letter {
  subject: string
  html: string
  text: string
}

/** A heading, a paragraph, a code or a link. */
interface LetterBlock {
  kind: 'heading' | 'text' | 'code' | 'link' | 'small'
  text: string
  /** The block's language if it differs from the letter's. */
  lang?: Language | undefined
}

/** The content of a short letter. */
export interface LetterContent {
  language: Language
  subject: string
  /** The preview that mail programs show in lists. */
  preview: string
  heading: string
  body: LetterBlock[]
  publicUrl: string
}

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'
const BACKGROUND = '#ffffff'
const STYLE = toInlineStyles({
  body: { backgroundColor: BACKGROUND, color: '#1a1a1a', fontFamily: FONT, margin: 0, padding: '24px 16px' },
  container: { maxWidth: '480px' },
  heading: { fontSize: '20px', lineHeight: '28px', margin: '0 0 16px' },
  text: { fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
  code: { fontSize: '36px', lineHeight: '44px', letterSpacing: '8px', fontWeight: 700, margin: '0 0 16px' },
  link: { wordBreak: 'break-all' },
  small: { fontSize: '14px', lineHeight: '20px', color: '#595959', margin: '0 0 8px' },
})

/** Invisible characters after the preview, so that mail programs don't append the letter's text to it. */
const ROOM = '\u00a0\u200c'.repeat(90)

/**
 * A heading of a letter.
 *
 * @param lang its language if it differs from the letter's
 */
export const createHeadingBlock = (text: string, lang?: Language): LetterBlock => ({
  kind: 'heading',
  text,
  lang,
})
/** A paragraph of a letter. */
export const createParagraphBlock = (
  text: string,
  kind: Exclude<LetterBlock['kind'], 'heading' | 'link'> = 'text',
  lang?: Language,
): LetterBlock => ({ kind, text, lang })

/** A link on a separate line. */
export const createLinkBlock = (href: string): LetterBlock => ({ kind: 'link', text: href })

function drawn({ kind, text, lang }: LetterBlock): Markup {
  if (kind === 'link')
    return markup`<p style="${STYLE.text}"><a href="${text}" style="${STYLE.link}">${text}</a></p>`
  const about = renderAttributes({ lang, style: STYLE[kind] })
  return kind === 'heading' ? markup`<h1${about}>${text}</h1>` : markup`<p${about}>${text}</p>`
}

/** Renders a short letter as HTML and plain text, from one template. */
export function renderLetter(content: LetterContent): Letter {
  const { language, preview, publicUrl } = content
  const blocks = [
    createHeadingBlock(content.heading),
    ...content.body,
    createParagraphBlock(`Plainwire · ${publicUrl}`, 'small'),
  ]
  const html = renderLetterHtml({
    language,
    title: content.heading,
    style: STYLE.body,
    backgroundColor: BACKGROUND,
    preview: preview + ROOM,
    container: STYLE.container,
    children: blocks.map(drawn),
  })
  const text = blocks.map(({ kind, text }, index) => (kind === 'heading' && index > 0 ? `\n${text}` : text))
  return { subject: content.subject, html, text: text.join('\n\n') }
}
