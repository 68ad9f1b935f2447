import { mutes } from '../../../device/muting/mutes.ts'
import { usePersistedStore } from '../../../device/storage/persisted.ts'
import type { Card } from '../../../edition/card.ts'
import { getCategoryTextKey } from '../../../edition/labels/category-name.ts'
import { getCountryName } from '../../../edition/labels/place-name.tsx'
import { useDialogStack } from '../../../lib/addresses/open-dialogs.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { ListedSource } from '../story-view.ts'
import { listMuteSuggestions, type MuteSuggestion } from './mute-offers.ts'

const GROUPS = ['topic', 'name', 'place', 'publisher'] as const

function useOffers({ card, tags, sources }: Omit<MuteChipsProps, 'id'>): MuteSuggestion[] {
  const text = useTexts()
  const muted = usePersistedStore(mutes)
  const offers = listMuteSuggestions({
    category: { id: card.category, name: text(getCategoryTextKey(card.category)) },
    place: { city: card.location.city, country: getCountryName(card.location, text.language) },
    tags,
    publishers: sources.map(({ name }) => name),
  })
  const isMuted = (offer: MuteSuggestion) =>
    muted.some(
      ({ kind, text: known }) => kind === offer.kind && known.toLowerCase() === offer.text.toLowerCase(),
    )
  return offers.filter((offer) => !isMuted(offer))
}

interface MuteChipsProps {
  id: string
  card: Pick<Card, 'category' | 'location'>
  tags: readonly string[]
  sources: readonly ListedSource[]
}

/**
 * The topics, names, places and publishers of a story that can be muted, without those that are already
 * muted. Each button opens the mutes dialog, which previews the effect.
 */
export function MuteChips({ id, ...story }: MuteChipsProps) {
  const text = useTexts()
  const { open } = useDialogStack()
  const offers = useOffers(story)
  return (
    <section
      id={id}
      aria-label={text('story.mute')}
      className="grid gap-2 border-y border-line py-3 text-14 print:hidden"
    >
      {GROUPS.map((group) => {
        const groupOffers = offers.filter((offer) => offer.group === group)
        if (groupOffers.length === 0) return null
        return (
          <div key={group} className="grid gap-x-3 gap-y-1 sm:grid-cols-[6rem_1fr]">
            <p id={`${id}-${group}`} className="text-ink-soft sm:pt-2.5">
              {text(`story.mute.${group}`)}
            </p>
            <ul aria-labelledby={`${id}-${group}`} className="flex flex-wrap gap-2">
              {groupOffers.map(({ kind, text: muted, label }) => (
                <li key={muted}>
                  <Button
                    look="quiet"
                    onClick={() => open({ name: 'mutes', suggestion: { kind, text: muted } })}
                  >
                    <span className="sr-only">{text('mutes.add')} </span>
                    <span dir="auto">{label}</span>
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}
