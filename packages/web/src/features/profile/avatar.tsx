import { Crown } from 'lucide-react'

/** The first letter of the reader's name in a circle, with a crown for premium readers. */
export function Avatar({ name, isPremium }: { name: string; isPremium: boolean }) {
  const [letter = ''] = [...name.trim()]
  return (
    <span
      aria-hidden="true"
      className="relative inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-accent text-16 font-semibold text-accent-ink"
    >
      {letter.toLocaleUpperCase()}
      {isPremium && (
        <span className="absolute -end-1 -top-1 rounded-full bg-paper p-0.5 text-warn">
          <Crown size={12} data-testid="crown" />
        </span>
      )}
    </span>
  )
}
