import type { SponsoredItem } from '@plainwire/domain/contract'
import type { ReactNode } from 'react'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { useConfig } from '../../lib/config.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { getCyclicItem } from './ad-places.ts'

const LINK = 'font-semibold text-accent group-hover:underline after:absolute after:inset-0'

/**
 * The link of an ad, which sends no referrer. An ad whose address is '#' opens the upgrade dialog instead.
 */
function Target({ item, children }: { item: SponsoredItem; children: ReactNode }) {
  const { open } = useDialogStack()
  if (item.targetUrl === '#') {
    return (
      <Button look="plain" className={LINK} onClick={() => open({ name: 'upgrade', variant: 'default' })}>
        {children}
      </Button>
    )
  }
  const isOutside = !item.targetUrl.startsWith('/')
  return (
    <a
      href={item.targetUrl}
      rel="sponsored noopener noreferrer"
      {...(isOutside && { target: '_blank' })}
      className={LINK}
    >
      {children}
    </a>
  )
}

/** The label 'Sponsored', with the sponsor's name. */
function Label({ sponsor }: { sponsor: string }) {
  const text = useTexts()
  return (
    <p className="text-12 text-ink-soft">
      <span className="rounded-sm border border-edge px-1.5 py-0.5 font-semibold">{text('ads.label')}</span>{' '}
      {sponsor}
    </p>
  )
}

function Picture({ item, className }: { item: SponsoredItem; className: string }) {
  return <img src={item.imageUrl} alt="" width="320" height="180" loading="lazy" className={className} />
}

interface ItemProps {
  item: SponsoredItem
}

/** A wide ad, above the grid. */
function HorizontalBanner({ item }: ItemProps) {
  return (
    <div className="group relative flex items-center gap-5 rounded-md border border-line bg-surface p-4">
      <Picture
        item={item}
        className="hidden h-24 w-40 shrink-0 rounded-sm object-cover picture-drawn sm:block"
      />
      <div className="grid min-h-24 flex-1 content-center gap-1">
        <Label sponsor={item.sponsor} />
        <p className="headline text-18">{item.title}</p>
        <p className="text-14 text-ink-soft">{item.description}</p>
        <p className="text-14">
          <Target item={item}>{item.ctaText}</Target>
        </p>
      </div>
    </div>
  )
}

/** An ad of one line, between the rows of the grid. */
function CompactBanner({ item }: ItemProps) {
  return (
    <div className="group relative flex min-h-16 flex-wrap items-center gap-x-5 gap-y-1 rounded-md border border-line bg-surface px-4 py-3">
      <Label sponsor={item.sponsor} />
      <p className="min-w-0 flex-1">
        <span className="font-semibold">{item.title}</span>{' '}
        <span className="text-14 text-ink-soft">{item.description}</span>
      </p>
      <p className="text-14">
        <Target item={item}>{item.ctaText}</Target>
      </p>
    </div>
  )
}

/** An ad in the shape of a story card. */
function NativeCard({ item }: ItemProps) {
  return (
    <div className="group relative grid gap-2 rounded-md border border-line bg-surface p-3">
      <Picture item={item} className="aspect-video w-full rounded-sm object-cover picture-drawn" />
      <Label sponsor={item.sponsor} />
      <p className="headline text-18">{item.title}</p>
      <p className="text-14 text-ink-soft">{item.description}</p>
      <p className="text-14">
        <Target item={item}>{item.ctaText}</Target>
      </p>
    </div>
  )
}

function useItems(number: number) {
  const { sponsored } = useConfig()
  const { language } = useTexts()
  const list = sponsored?.[language]
  return {
    banner: list && getCyclicItem(list.banners, number),
    native: list && getCyclicItem(list.natives, number),
  }
}

/** The sponsored block above the grid. */
export function SponsoredBlock() {
  const text = useTexts()
  const { banner } = useItems(0)
  return (
    banner && (
      <aside aria-label={text('ads.label')} className="sponsored pt-8 print:hidden">
        <HorizontalBanner item={banner} />
      </aside>
    )
  )
}

/** An ad in the grid: a banner as wide as the grid on wide screens, a card on phones. */
export function SponsoredGridItem({ number }: { number: number }) {
  const { banner, native } = useItems(number)
  return (
    // biome-ignore lint/a11y/useSemanticElements: its parent is a <div>, which can't contain a <li>
    <div role="listitem" className="sponsored col-span-full print:hidden">
      <div className="hidden md:block">{banner && <CompactBanner item={banner} />}</div>
      <div className="md:hidden">{native && <NativeCard item={native} />}</div>
    </div>
  )
}
