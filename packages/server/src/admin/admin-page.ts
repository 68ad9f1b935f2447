import type { Language } from '@plainwire/domain/language'
import { type Markup, type MarkupTemplateValue, markup, renderAttributes } from '@plainwire/domain/markup'
import type { AdminSection } from './admin-section.ts'
import { ADMIN_STYLE_PATH } from './admin-style.ts'
import { ADMIN_TEXTS } from './admin-texts.ts'

const OTHER: Record<Language, Language> = { en: 'nl', nl: 'en' }

function head(title: string): Markup {
  return markup`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Plainwire</title>
<link rel="stylesheet" href="${ADMIN_STYLE_PATH}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>`
}

function page(
  language: Language,
  title: string,
  header: readonly MarkupTemplateValue[],
  main: readonly MarkupTemplateValue[],
): string {
  const body = markup`<body><header>${header}</header><main>${main}</main></body>`
  return markup`<!doctype html><html lang="${language}">${head(title)}${body}</html>`.text
}

/** Renders a page without the sections' navigation, for visitors who aren't signed in as an operator. */
export function renderSignedOutPage(
  language: Language,
  about: { title: string; pieces: readonly MarkupTemplateValue[] },
): string {
  const texts = ADMIN_TEXTS[language]
  const links = markup`<p class="links"><a href="/">${texts.home}</a></p>`
  return page(language, about.title, [links], [markup`<h1>${about.title}</h1>`, ...about.pieces])
}

export interface AdminPage {
  language: Language
  section: AdminSection
  sections: readonly AdminSection[]
  actor: string
  /** The address of the page in the other language. */
  otherAddress: string
  to(section: string): string
  leaveForm: Markup
  /** The result of the operator's last action, or why the action changed nothing. */
  notice?: { role: 'status' | 'alert'; text: string } | undefined
  pieces: readonly MarkupTemplateValue[]
}

/** Renders a page of one section of the operators' pages. */
export function renderAdminPage(about: AdminPage): string {
  const { language, section, sections, actor, notice, pieces } = about
  const texts = ADMIN_TEXTS[language]
  const other = OTHER[language]
  const links = sections.map((one) => {
    const current: Record<string, string> = one.id === section.id ? { 'aria-current': 'page' } : {}
    return markup`<li><a href="${about.to(one.id)}"${renderAttributes(current)}>${one.title[language]}</a></li>`
  })
  const header = [
    markup`<p class="links"><a href="/">${texts.home}</a><a href="${about.otherAddress}" lang="${other}" hreflang="${other}">${texts.other}</a></p>`,
    markup`<p class="note">${texts.who} ${actor}</p>`,
    about.leaveForm,
    markup`<nav aria-label="${texts.sections}"><ul>${links}</ul></nav>`,
  ]
  const noticeParts = notice ? [markup`<p role="${notice.role}">${notice.text}</p>`] : []
  const title = `${section.title[language]} – ${texts.title}`
  return page(language, title, header, [
    markup`<h1>${section.title[language]}</h1>`,
    ...noticeParts,
    ...pieces,
  ])
}
