import { type Markup, markup } from '@plainwire/domain/markup'
import { buildPublisherHomeUrl, buildStylesheetUrl, toSectionSlug } from '../addresses.ts'
import type { SamplePublisher } from '../content/sample-publisher.ts'
import { selectPageTexts } from './texts.ts'

export interface PageParts {
  publisher: SamplePublisher
  origin: string
  title: string
  /** Additional head elements of this page. */
  head: Markup
  main: Markup
  /** Names of the publisher's sections, for the navigation. */
  sections: readonly string[]
}

/**
 * Returns a publisher's page: masthead, navigation, the main part, and parts that aren't news, such as cookie
 * notice and footer.
 */
export function renderLayout({ publisher, origin, title, head, main, sections }: PageParts): Markup {
  const texts = selectPageTexts(publisher.language)
  const home = buildPublisherHomeUrl(origin, publisher)
  return markup`<!doctype html>
<html lang="${publisher.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${buildStylesheetUrl(origin, publisher)}">
<link rel="icon" href="data:,">
${head}</head>
<body>
<p class="notice" role="note">${texts.notice}</p>
<header class="masthead">
<a class="name" href="${home}">${publisher.name}</a>
<p class="motto">${publisher.motto}</p>
<nav aria-label="${texts.sections}"><ul>${sections.map(
    (section) => markup`<li><a href="${home}#${toSectionSlug(section)}">${section}</a></li>`,
  )}</ul></nav>
</header>
${main}
<footer class="footer">
<p class="newsletter">${texts.newsletter}</p>
<p class="cookie-consent">${texts.cookies}</p>
<p>${texts.footer}</p>
<p>© ${publisher.name} · ${publisher.owner}</p>
</footer>
</body>
</html>
`
}
