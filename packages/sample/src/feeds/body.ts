import { type Markup, markup } from '@plainwire/domain/markup'
import { PICTURE_HEIGHT, PICTURE_WIDTH, type PublishedArticle } from '../published.ts'

/** Returns an article's full text as HTML, for a feed. */
export function renderFullText(article: PublishedArticle): Markup {
  return markup`${article.paragraphs.map((paragraph) => markup`<p>${paragraph}</p>`)}${
    article.note && markup`<p><em>${article.note}</em></p>`
  }`
}

/** Returns a summary as HTML that includes the picture, as many publishing systems do. */
export function renderIllustratedSummary(article: PublishedArticle): Markup {
  const { picture } = article
  return markup`${
    picture &&
    markup`<p><img src="${picture.url}" alt="${picture.alt}" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}"></p>`
  }<p>${article.summary}</p>`
}
