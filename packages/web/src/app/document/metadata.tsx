import { FEEDS_PATH, SHARE_IMAGES_PATH } from '@plainwire/domain/addresses'
import { isCategory } from '@plainwire/domain/category'
import { getTextsInLanguage } from '@plainwire/domain/edition'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@plainwire/domain/language'
import { type AppView, buildPathWithParameters } from '../../lib/addresses/paths.ts'
import type { Localizer } from '../../lib/texts.ts'
import { buildNewsArticleJson } from './news-article.ts'
import type { PageData } from './page-data.ts'
import { buildPageTitle } from './page-title.ts'

export interface MetadataProps {
  data: PageData
  path: string
  view: AppView
  text: Localizer
  /** True if search engines may index this page. */
  isIndexed: boolean
}

/** The size in px of the link preview pictures at /images/share/{id}.png. */
const PREVIEW_SIZE = { width: '1200', height: '630' }
const FEEDS = [
  ['rss', 'application/rss+xml', 'RSS'],
  ['atom', 'application/atom+xml', 'Atom'],
  ['json', 'application/feed+json', 'JSON Feed'],
] as const

/** Links to the feeds with the stories of this page, for feed readers. */
function Feeds({ view, language, title }: { view: AppView; language: Language; title: string }) {
  const name = isCategory(view.section) ? view.section : 'all'
  return FEEDS.map(([ending, type, kind]) => (
    <link
      key={type}
      rel="alternate"
      type={type}
      title={`${title} · ${kind}`}
      href={buildPathWithParameters(`${FEEDS_PATH}/${name}.${ending}`, language)}
    />
  ))
}

/** Links to the page in every language, with the default for other languages. */
function Languages({ base, path }: { base: string; path: string }) {
  const hrefs = LANGUAGES.map((language) => [language, buildPathWithParameters(path, language)] as const)
  return [...hrefs, ['x-default', buildPathWithParameters(path, DEFAULT_LANGUAGE)] as const].map(
    ([hrefLang, href]) => <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={`${base}${href}`} />,
  )
}

/** Metadata of a page for messengers, social networks, search engines and feed readers. */
export function Metadata({ data, path, view, text, isIndexed }: MetadataProps) {
  const { language } = data
  const story = view.dialog?.name === 'story' ? data.view?.story : undefined
  const texts = story && getTextsInLanguage(story.story, language)
  const timeline = view.dialog?.name === 'thread' ? data.view?.timeline : undefined
  const title = buildPageTitle(view, text, texts?.headline ?? timeline?.title)
  const isGaps = view.dialog?.name === 'gaps'
  const page = timeline
    ? timeline.entries.map((entry) => entry.title).join(' · ')
    : text(isGaps ? 'gaps.intro' : 'app.description')
  const description = texts?.sub_headline || page
  const base = data.config.publicUrl
  const url = `${base}${buildPathWithParameters(path, language)}`
  const image =
    story &&
    `${base}${buildPathWithParameters(`${SHARE_IMAGES_PATH}/${encodeURIComponent(story.id)}.png`, language)}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <Languages base={base} path={path} />
      <Feeds view={view} language={language} title={text('app.brand')} />
      <meta property="og:site_name" content={text('app.brand')} />
      <meta property="og:type" content={story ? 'article' : 'website'} />
      <meta property="og:title" content={texts?.headline ?? title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {image && (
        <>
          <meta property="og:image" content={image} />
          <meta property="og:image:width" content={PREVIEW_SIZE.width} />
          <meta property="og:image:height" content={PREVIEW_SIZE.height} />
          <meta property="og:image:alt" content={texts?.headline} />
        </>
      )}
      {story && <meta property="article:published_time" content={story.story.published_at} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      {story && image && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no '<' is left
          dangerouslySetInnerHTML={{
            __html: buildNewsArticleJson({
              story,
              language,
              url,
              image,
              publicUrl: base,
              brand: text('app.brand'),
            }),
          }}
        />
      )}
    </>
  )
}
