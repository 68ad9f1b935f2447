import '../../lib/without-eval.ts'
import { Language } from '@plainwire/domain/language'
import { z } from 'zod'
import { kept, useKeptPart } from '../../device/storage/persisted.ts'
import { account } from '../session/account.ts'

const Wish = z.object({ storyId: z.string().min(1), language: Language })
/** A story to be saved, as it is told in a language. */
export type SavedWish = z.infer<typeof Wish>

const Wishes = z.object({ readerId: z.string().min(1), wishes: z.array(Wish) })
type SavedWishes = z.infer<typeof Wishes>
const NONE: SavedWishes = { readerId: '', wishes: [] }

/** Stories that the reader wants saved and whose text isn't here yet: stored, so that leaving doesn't lose them. */
const savedWishes = kept<SavedWishes>(
  'plainwire.saved-wishes',
  (stored) => Wishes.safeParse(stored).data,
  NONE,
)

const ofReader = ({ readerId, wishes }: SavedWishes): readonly SavedWish[] =>
  readerId !== '' && readerId === account.get().reader?.id ? wishes : []

function setWishes(wishes: SavedWish[]): void {
  const readerId = account.get().reader?.id
  savedWishes.set(readerId && wishes.length > 0 ? { readerId, wishes } : NONE)
}

const without = (storyId: string) => ofReader(savedWishes.get()).filter((wish) => wish.storyId !== storyId)

/** Stories that the signed-in reader wants to save, including those of earlier visits. */
export function openWishes(): readonly SavedWish[] {
  savedWishes.restore()
  return ofReader(savedWishes.get())
}

/** Notes that a story is to be saved. */
export function wishSaved(wish: SavedWish): void {
  // Loads those of an earlier visit first, or they would be overwritten.
  savedWishes.restore()
  setWishes([...without(wish.storyId), wish])
}

/** Whether a story is to be saved. */
export const isWished = (storyId: string): boolean =>
  ofReader(savedWishes.get()).some((wish) => wish.storyId === storyId)

/** Takes the note back: the story is saved, or isn't wanted any more. */
export function dropWish(storyId: string): void {
  setWishes(without(storyId))
}

/** Forgets them all. */
export function forgetWishes(): void {
  savedWishes.set(NONE)
}

/** Whether a story is to be saved, in a component. */
export function useIsWished(storyId: string): boolean {
  return useKeptPart(savedWishes, () => isWished(storyId))
}
