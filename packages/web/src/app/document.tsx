import { LANGUAGES } from '@plainwire/domain/language'
import type { ReactNode } from 'react'
import { PICTURE_SIZES } from '../edition/picture-sizes.ts'
import { withFeatured } from '../features/feed/pages.ts'
import { inLanguage, type View } from '../lib/paths.ts'
import { srcSet } from '../lib/picture-sources.ts'
import type { Speaker } from '../lib/texts.ts'
import type { PageAssets } from './build-manifest.ts'
import { PAGE_DATA_ID, type PageData, writtenPageData } from './page-data.ts'
import { pageTitle } from './page-title.ts'

interface DocumentProps {
  data: PageData
  path: string
  view: View
  text: Speaker
  assets: PageAssets
  /** Whether search engines may keep this page. */
  isIndexed: boolean
  /** The application as drawn. */
  app: string
}

/** The page's first picture, so that the browser fetches it before it has read the page. */
function PicturePreload({ data, view }: Pick<DocumentProps, 'data' | 'view'>): ReactNode {
  const story = data.view?.story
  const featured = withFeatured(data.view?.cards ?? []).featured?.imageSources[0]
  const first = view.dialog?.name === 'story' ? story?.imageSources[0] : featured
  if (!first) return null
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={srcSet(first, 'avif')}
      imageSizes={view.dialog ? PICTURE_SIZES.story : PICTURE_SIZES.featured}
      fetchPriority="high"
    />
  )
}

function Metadata({ data, path, view, text, isIndexed }: DocumentProps) {
  const story = data.view?.story
  const title = pageTitle(view, text, story?.title)
  const description = (view.dialog?.name === 'story' && story?.summary) || text('app.description')
  const base = data.config.publicUrl
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${base}${inLanguage(path, data.language)}`} />
      {LANGUAGES.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={`${base}${inLanguage(path, language)}`}
        />
      ))}
      <meta property="og:site_name" content={text('app.brand')} />
      <meta property="og:type" content={story ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${base}${inLanguage(path, data.language)}`} />
      {story?.imageUrl && <meta property="og:image" content={`${base}${story.imageUrl}/1280.webp`} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
    </>
  )
}

/** The whole document. Type and picture come before the script: the page can be read without it. No inline script or style: the page data is a block of JSON, which never runs. */
export function Document(props: DocumentProps) {
  const { data, assets, app } = props
  return (
    <html lang={data.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101418" />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <PicturePreload {...props} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.modules.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
        <script type="module" src={assets.script} fetchPriority="low" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Metadata {...props} />
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React a moment ago */}
        <div id="root" dangerouslySetInnerHTML={{ __html: app }} />
        <script
          type="application/json"
          id={PAGE_DATA_ID}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no '<' is left
          dangerouslySetInnerHTML={{ __html: writtenPageData(data) }}
        />
      </body>
    </html>
  )
}
