import type { Language } from '@plainwire/domain/language'
import { type Markup, make, type Piece, writtenMarkup } from '../api-docs/markup.ts'
import type { AdminSection } from './admin-section.ts'
import { ADMIN_STYLE_PATH } from './admin-style.ts'
import { ADMIN_TEXTS } from './admin-texts.ts'

const OTHER: Record<Language, Language> = { en: 'nl', nl: 'en' }

function head(title: string): Markup {
  return make(
    'head',
    {},
    make('meta', { charset: 'utf-8' }),
    make('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    make('meta', { name: 'color-scheme', content: 'light dark' }),
    make('meta', { name: 'robots', content: 'noindex' }),
    make('title', {}, `${title} · Plainwire`),
    make('link', { rel: 'stylesheet', href: ADMIN_STYLE_PATH }),
    make('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  )
}

function page(language: Language, title: string, header: readonly Piece[], main: readonly Piece[]): string {
  const body = make('body', {}, make('header', {}, ...header), make('main', {}, ...main))
  return `<!doctype html>${writtenMarkup(make('html', { lang: language }, head(title), body))}`
}

/** A page for visitors without a session. */
export function closedPage(language: Language, about: { title: string; pieces: readonly Piece[] }): string {
  const texts = ADMIN_TEXTS[language]
  const links = make('p', { class: 'links' }, make('a', { href: '/' }, texts.home))
  return page(language, about.title, [links], [make('h1', {}, about.title), ...about.pieces])
}

export interface AdminPage {
  language: Language
  section: AdminSection
  sections: readonly AdminSection[]
  actor: string
  /** Where the page is in the other language. */
  otherAddress: string
  to(section: string): string
  leaveForm: Markup
  /** The result of an action, or why nothing changed. */
  notice?: { role: 'status' | 'alert'; text: string } | undefined
  pieces: readonly Piece[]
}

/** A page of a section. */
export function adminPage(about: AdminPage): string {
  const { language, section, sections, actor, notice, pieces } = about
  const texts = ADMIN_TEXTS[language]
  const other = OTHER[language]
  const links = sections.map((one) => {
    const current: Record<string, string> = one.id === section.id ? { 'aria-current': 'page' } : {}
    return make('li', {}, make('a', { href: about.to(one.id), ...current }, one.title[language]))
  })
  const header = [
    make(
      'p',
      { class: 'links' },
      make('a', { href: '/' }, texts.home),
      make('a', { href: about.otherAddress, lang: other, hreflang: other }, texts.other),
    ),
    make('p', { class: 'note' }, `${texts.who} ${actor}`),
    about.leaveForm,
    make('nav', { 'aria-label': texts.sections }, make('ul', {}, ...links)),
  ]
  const told = notice ? [make('p', { role: notice.role }, notice.text)] : []
  const title = `${section.title[language]} – ${texts.title}`
  return page(language, title, header, [make('h1', {}, section.title[language]), ...told, ...pieces])
}
