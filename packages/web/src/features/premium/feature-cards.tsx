import { PREMIUM_FEATURES, type PremiumFeature } from '@plainwire/domain/subscription'
import {
  BookmarkCheck,
  LifeBuoy,
  type LucideIcon,
  MailOpen,
  Megaphone,
  Palette,
  Sparkles,
} from 'lucide-react'
import { useTexts } from '../../lib/texts.ts'

const ICONS: Record<PremiumFeature, LucideIcon> = {
  adFree: Megaphone,
  themes: Palette,
  saves: BookmarkCheck,
  digest: MailOpen,
  ai: Sparkles,
  support: LifeBuoy,
}

/** Six cards with the features of Premium. */
export function FeatureCards() {
  const text = useTexts()
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {PREMIUM_FEATURES.map((feature) => {
        const Icon = ICONS[feature]
        return (
          <li key={feature} className="flex gap-3 rounded-md border border-line bg-surface p-4">
            <Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
            <div>
              <h2 className="font-semibold">{text(`premium.feature.${feature}`)}</h2>
              <p className="text-14 text-ink-soft">{text(`premium.feature.${feature}.text`)}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
