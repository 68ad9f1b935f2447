import { isFollowed } from '@plainwire/domain/follow'
import { Star } from 'lucide-react'
import { type Followable, follow, unfollow } from '../../account/followed/change-followed.ts'
import { followedThings } from '../../account/followed/followed.ts'
import { usePersistedSelector } from '../../device/storage/persisted.ts'
import { showToast } from '../../lib/access/toasts.ts'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'

interface FollowStarProps {
  thing: Followable
  /** The button's text; the thing's own name if missing. */
  label?: string
  /** The button's accessible name, if the label alone is unclear. */
  name?: string
  /** Shows the star without a text. */
  isIcon?: boolean
  className?: string
}

/**
 * Returns whether a thing is followed, and a function that follows or unfollows it. If the reader has reached
 * the maximum number of followed things, that function shows an error message and opens the Premium dialog.
 */
function useFollowToggle(thing: Followable) {
  const text = useTexts()
  const { open } = useDialogStack()
  const isPressed = usePersistedSelector(followedThings, (things) => isFollowed(things, thing))
  const toggle = () => {
    if (isPressed) return unfollow(thing)
    if (follow(thing, new Date()) !== 'limit-reached') return
    showToast(text('follow.limit'), 'error')
    open({ name: 'upgrade', variant: 'default' })
  }
  return { isPressed, toggle }
}

/** A toggle button with a star, pressed while the thing is followed. */
export function FollowStar({ thing, label, name, isIcon = false, className = '' }: FollowStarProps) {
  const text = useTexts()
  const { isPressed, toggle } = useFollowToggle(thing)
  return (
    <Button
      look="plain"
      aria-pressed={isPressed}
      aria-label={name ?? (label ? undefined : text('follow.button', { name: thing.label }))}
      className={`inline-flex max-w-full min-w-0 items-center gap-1.5 rounded-full border text-14 target transition-colors duration-150 hover:bg-hush print:hidden ${isPressed ? 'border-accent font-semibold text-accent' : 'border-line hover:border-edge'} ${isIcon ? 'w-11 justify-center' : 'px-3'} ${className}`}
      onClick={toggle}
    >
      <Star size={16} aria-hidden="true" className="shrink-0" fill={isPressed ? 'currentColor' : 'none'} />
      {!isIcon && <span className="truncate">{label ?? thing.label}</span>}
    </Button>
  )
}
