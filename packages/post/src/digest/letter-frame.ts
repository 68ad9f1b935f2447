import type { Language } from '@plainwire/domain/language'
import { escapeAttribute, escapeText } from 'entities'
import { createElement as h, type ReactNode } from 'react'
import { letterHtml } from '../mail/letter-html.ts'
import { DIGEST_TEXTS, type MailVariant } from './digest-texts.ts'
import { DARK_STYLE, LETTER_STYLE as STYLE } from './letter-style.ts'

/** The parts that differ between mails of a kind. */
export interface FrameContent {
  /** The preview that mail programs show next to the subject. */
  preview: string
  lead: string
  /** Drawn already: `storyBlock` has escaped it. */
  bodyHtml: string
  unsubscribeUrl: string
}

/** Placeholders in the rendered frame; they occur before any outside text is inserted. */
const SLOTS = ['SLOTPREVIEW', 'SLOTLEAD', 'SLOTBODY', 'SLOTLINKA', 'SLOTLINKB'] as const
const CUTS = new RegExp(`(${SLOTS.join('|')})`)

interface FrameKind {
  variant: MailVariant
  language: Language
  publicUrl: string
}

function framePage({ variant, language, publicUrl }: FrameKind): string {
  const texts = DIGEST_TEXTS[language]
  const soft = (...content: ReactNode[]) => h('p', { style: STYLE.small, className: 'pw-soft' }, ...content)
  const link = (href: string, text: string) =>
    h('a', { href, style: STYLE.smallLink, className: 'pw-soft' }, text)
  const home = h('a', { href: publicUrl, style: STYLE.link, className: 'pw-ink' }, 'Plainwire')
  return letterHtml({
    language,
    title: texts.title[variant],
    style: STYLE.body,
    className: 'pw-body',
    head: [
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, DARK_STYLE),
    ],
    preview: SLOTS[0],
    container: STYLE.container,
    children: [
      h('p', { style: STYLE.brand }, home),
      h('h1', { style: STYLE.title, className: 'pw-ink' }, texts.title[variant]),
      h('p', { style: STYLE.lead, className: 'pw-soft' }, SLOTS[1]),
      h('div', null, SLOTS[2]),
      h(
        'div',
        { style: STYLE.foot, className: 'pw-line' },
        soft(texts.why[variant]),
        soft(link(SLOTS[3], texts.unsubscribe), ' · ', link(SLOTS[4], texts.settings)),
        soft(`Plainwire · ${publicUrl}`),
      ),
    ],
  })
}

const frames = new Map<string, string[]>()

/** The frame of a kind of mail in a language, cut where its content comes: drawn once, because that takes long. */
function cutFrame(kind: FrameKind): string[] {
  const key = `${kind.variant} ${kind.language} ${kind.publicUrl}`
  const known = frames.get(key) ?? framePage(kind).split(CUTS)
  frames.set(key, known)
  return known
}

/** A whole mail as HTML. */
export function framed(kind: FrameKind, content: FrameContent): string {
  const filled: Record<string, string> = {
    SLOTPREVIEW: escapeText(content.preview),
    SLOTLEAD: escapeText(content.lead),
    SLOTBODY: content.bodyHtml,
    SLOTLINKA: escapeAttribute(content.unsubscribeUrl),
    SLOTLINKB: escapeAttribute(content.unsubscribeUrl),
  }
  return cutFrame(kind)
    .map((part) => filled[part] ?? part)
    .join('')
}
