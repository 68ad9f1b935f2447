import { z } from 'zod'

/** The URL of a picture: the path of a drawing in this site's folder /assets, or an https address. */
const ImageUrl = z.string().regex(/^(\/assets\/[\w.-]+|https:\/\/\S+)$/)
/**
 * The link of a sponsored item: a path of this site, an https address, or '#' for our own offer of Premium.
 */
const TargetUrl = z.string().regex(/^(#|\/[\w/-]*(\?lang=nl)?|https:\/\/\S+)$/)

/** An advertisement, which is shown with the label 'Sponsored' and the name of its sponsor. */
export const SponsoredItem = z.object({
  title: z.string().min(1).max(80),
  description: z.string().min(1).max(160),
  imageUrl: ImageUrl,
  sponsor: z.string().min(1).max(60),
  ctaText: z.string().min(1).max(30).default('Learn More'),
  targetUrl: TargetUrl.default('#'),
})
export type SponsoredItem = z.infer<typeof SponsoredItem>

const Items = z.array(SponsoredItem).min(1)

/** The sponsored items of one language: banners for wide pages, native cards for narrow ones. */
const SponsoredList = z.object({ banners: Items, natives: Items })
export type SponsoredList = z.infer<typeof SponsoredList>

export const SponsoredContent = z.object({ en: SponsoredList, nl: SponsoredList })
export type SponsoredContent = z.infer<typeof SponsoredContent>
