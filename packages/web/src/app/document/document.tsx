import type { ReactNode } from 'react'
import { toCard } from '../../edition/card.ts'
import { splitFeaturedCard } from '../../edition/lists/first-cards.ts'
import { PICTURE_SIZES } from '../../edition/story/picture-sizes.ts'
import { buildSrcSet } from '../../lib/picture-sources.ts'
import type { PageAssets } from './build-manifest.ts'
import { Metadata, type MetadataProps } from './metadata.tsx'
import { PAGE_DATA_ELEMENT_ID, serialisePageData } from './page-data.ts'

interface DocumentProps extends MetadataProps {
  assets: PageAssets
  /** The rendered application, as HTML. */
  app: string
}

/** A preload link for the page's first picture, so that it is fetched before the body is parsed. */
function PicturePreload({ data, view }: Pick<DocumentProps, 'data' | 'view'>): ReactNode {
  const story = data.view?.story?.story
  const featured = splitFeaturedCard(data.view?.cards ?? []).featured
  const card = story && view.dialog?.name === 'story' ? toCard(story, data.language) : featured
  const source = card?.imageSources[0]
  if (!source) return null
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={buildSrcSet(source, 'avif')}
      imageSizes={view.dialog ? PICTURE_SIZES.story : PICTURE_SIZES.featured}
      fetchPriority="high"
    />
  )
}

/**
 * The whole HTML document. Fonts and the first picture have priority over the script, because the page can be
 * read without the script. There is no inline script or style, because the Content-Security-Policy forbids
 * them; the page data is a JSON block, which isn't executed.
 */
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
        {/* Not <link rel="modulepreload">: React would put it before the picture's preload, and delay that. */}
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
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React has just rendered */}
        <div id="root" dangerouslySetInnerHTML={{ __html: app }} />
        <script
          type="application/json"
          id={PAGE_DATA_ELEMENT_ID}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no '<' is left
          dangerouslySetInnerHTML={{ __html: serialisePageData(data) }}
        />
      </body>
    </html>
  )
}
