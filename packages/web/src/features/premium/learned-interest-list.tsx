import { isCategory } from '@plainwire/domain/category'
import { getLearnedPreference } from '@plainwire/domain/ranking'
import { Minus, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { learnedInterests } from '../../account/premium/ai-features.ts'
import { correctLearnedInterest, eraseLearnedInterests } from '../../account/premium/learning.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import { getCategoryTextKey } from '../../edition/labels/category-name.ts'
import { announce } from '../../lib/access/announcements.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'

/** The number of interests shown until the reader expands the list. */
const COLLAPSED_COUNT = 8
/** The minimum absolute score of a strong preference. Scores are from -1 (disliked) to 1 (liked). */
const STRONG_LIKING = 0.5

type LikingLevel = 'much' | 'some' | 'less' | 'muchLess'

function likingLevel(score: number): LikingLevel {
  if (score > 0) return score >= STRONG_LIKING ? 'much' : 'some'
  return score <= -STRONG_LIKING ? 'muchLess' : 'less'
}

const CHANGES = [
  { change: 'more', Icon: Plus },
  { change: 'less', Icon: Minus },
  { change: 'forget', Icon: Trash2 },
] as const

function LearnedInterest({ name, score }: { name: string; score: number }) {
  const text = useTexts()
  const shown = isCategory(name) ? text(getCategoryTextKey(name)) : name
  const correct = (change: (typeof CHANGES)[number]['change']) => {
    correctLearnedInterest(name, change)
    announce(text(`premium.learned.${change}.done`, { name: shown }))
  }
  return (
    <li className="flex items-center gap-1 border-b border-line py-1">
      <p className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{shown}</span>
        <span className="block text-14 text-ink-soft">
          {text(`premium.learned.is.${likingLevel(score)}`)}
        </span>
      </p>
      {CHANGES.map(({ change, Icon }) => (
        <IconButton
          key={change}
          aria-label={text(`premium.learned.${change}`, { name: shown })}
          title={text(`premium.learned.${change}`, { name: shown })}
          icon={Icon}
          size={18}
          onClick={() => correct(change)}
        />
      ))}
    </li>
  )
}

/**
 * The interests that were learned from the stories that the reader opened. Each can be corrected or deleted.
 */
export function LearnedInterestList() {
  const text = useTexts()
  const interests = usePersistedStore(learnedInterests)
  const [isExpanded, setExpanded] = useState(false)
  const names = Object.keys(interests)
    .map((name) => ({ name, score: getLearnedPreference(interests, name) }))
    .sort((a, b) => Math.abs(b.score) - Math.abs(a.score))
  const shown = isExpanded ? names : names.slice(0, COLLAPSED_COUNT)
  return (
    <section aria-labelledby="learned" className="grid gap-2 rounded-md bg-hush p-4">
      <h2 id="learned" className="font-semibold">
        {text('premium.learned.title')}
      </h2>
      <p className="text-14 text-ink-soft">
        {text(names.length === 0 ? 'premium.learned.none' : 'premium.learned.explained')}
      </p>
      <ul>
        {shown.map((interest) => (
          <LearnedInterest key={interest.name} {...interest} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {names.length > shown.length && (
          <Button look="quiet" onClick={() => setExpanded(true)}>
            {text('premium.learned.all', { count: names.length })}
          </Button>
        )}
        {names.length > 0 && (
          <Button
            look="quiet"
            onClick={() => {
              eraseLearnedInterests()
              announce(text('premium.learned.erased'))
            }}
          >
            {text('premium.learned.erase')}
          </Button>
        )}
      </div>
    </section>
  )
}
