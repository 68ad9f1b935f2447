import type { ReactNode } from 'react'
import { toCard } from '../edition/card.ts'
import { withFeatured } from '../edition/first-cards.ts'
import { PICTURE_SIZES } from '../edition/picture-sizes.ts'
import { srcSet } from '../lib/picture-sources.ts'
import type { PageAssets } from './build-manifest.ts'
import { Metadata, type MetadataProps } from './metadata.tsx'
import { PAGE_DATA_ID, writtenPageData } from './page-data.ts'

interface DocumentProps extends MetadataProps {
  assets: PageAssets
  /** The application as drawn. */
  app: string
}

/** The page's first picture, so that the browser fetches it before it has read the page. */
function PicturePreload({ data, view }: Pick<DocumentProps, 'data' | 'view'>): ReactNode {
  const story = data.view?.story?.story
  const featured = withFeatured(data.view?.cards ?? []).featured
  const shown = story && view.dialog?.name === 'story' ? toCard(story, data.language) : featured
  const first = shown?.imageSources[0]
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
        {assets.theme && <script src={assets.theme} />}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <PicturePreload {...props} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {/* A <link> would be drawn above the picture's, and take a line from it. */}
        {assets.scriptParts.map((src) => (
          <script key={src} type="module" src={src} fetchPriority="low" />
        ))}
        <script
          type="module"
          src={assets.script}
          fetchPriority="low"
          data-modules={assets.modules.join(' ')}
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.${data.language}.webmanifest`} />
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
