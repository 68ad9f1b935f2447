import type { Language } from '@plainwire/domain/language'
import { type MarkupTemplateValue, markup } from '@plainwire/domain/markup'
import { renderLetterHtml } from '../mail/letters/letter-html.ts'
import { DIGEST_TEXTS, type MailVariant } from './digest-texts.ts'
import { LETTER_BACKGROUND, LETTER_DARK_MODE_CSS, LETTER_INLINE_STYLES as STYLE } from './letter-style.ts'

/** The parts of a mail that differ between mails of the same variant. */
export interface MailTemplateContent {
  /** The preview that mail programs show next to the subject. */
  preview: string
  lead: string
  body: MarkupTemplateValue
  unsubscribeUrl: string
}

interface FrameKind {
  variant: MailVariant
  language: Language
  publicUrl: string
}

const HEAD = markup`<meta name="viewport" content="width=device-width"/>
<meta name="color-scheme" content="light dark"/>
<meta name="supported-color-schemes" content="light dark"/>
<style>${LETTER_DARK_MODE_CSS}</style>`

/** Renders a complete mail as HTML. */
export function renderMailFromTemplate(
  { variant, language, publicUrl }: FrameKind,
  content: MailTemplateContent,
): string {
  const texts = DIGEST_TEXTS[language]
  const { preview, lead, body, unsubscribeUrl } = content
  const soft = (...words: MarkupTemplateValue[]) =>
    markup`<p style="${STYLE.small}" class="pw-soft">${words}</p>`
  const link = (text: string) =>
    markup`<a href="${unsubscribeUrl}" style="${STYLE.smallLink}" class="pw-soft">${text}</a>`
  return renderLetterHtml({
    language,
    title: texts.title[variant],
    style: STYLE.body,
    backgroundColor: LETTER_BACKGROUND,
    className: 'pw-body',
    head: HEAD,
    preview,
    container: STYLE.container,
    children: markup`<p style="${STYLE.brand}"><a href="${publicUrl}" style="${STYLE.link}" class="pw-ink">Plainwire</a></p>
<h1 style="${STYLE.title}" class="pw-ink">${texts.title[variant]}</h1>
<p style="${STYLE.lead}" class="pw-soft">${lead}</p>
<div>${body}</div>
<div style="${STYLE.foot}" class="pw-line">
${soft(texts.why[variant])}
${soft(link(texts.unsubscribe), ' · ', link(texts.settings))}
${soft(`Plainwire · ${publicUrl}`)}
</div>`,
  })
}
