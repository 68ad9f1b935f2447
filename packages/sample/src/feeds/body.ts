import { type Markup, markup } from '@plainwire/domain/markup'
import { PICTURE_HEIGHT, PICTURE_WIDTH, type Published } from '../published.ts'

/** An article's whole text as a feed carries it: HTML. */
export function fullText(article: Published): Markup {
  return markup`${article.paragraphs.map((paragraph) => markup`<p>${paragraph}</p>`)}${
    article.note && markup`<p><em>${article.note}</em></p>`
  }`
}

/** A summary as HTML with the picture in it, the habit of many publishing systems. */
export function illustratedSummary(article: Published): Markup {
  const { picture } = article
  return markup`${
    picture &&
    markup`<p><img src="${picture.url}" alt="${picture.alt}" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}"></p>`
  }<p>${article.summary}</p>`
}
