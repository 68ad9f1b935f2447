/** The digits of a code, one a box; '' for an empty box. */
export type Digits = readonly string[]

export const CODE_LENGTH = 6
export const NO_DIGITS: Digits = Array<string>(CODE_LENGTH).fill('')
const LAST = CODE_LENGTH - 1

/** The digits in the boxes, and the next box. */
export interface Boxes {
  digits: Digits
  at: number
}

const within = (at: number) => Math.max(0, Math.min(LAST, at))

export function codeOf(digits: Digits): string {
  return digits.join('')
}

export function isComplete(digits: Digits): boolean {
  return codeOf(digits).length === CODE_LENGTH
}

/** Puts a text into the boxes from one on: only its digits, and no more than there are boxes. A whole code fills all of them. */
export function withText({ digits, at }: Boxes, text: string): Boxes {
  const given = text.replaceAll(/\D/g, '').slice(0, CODE_LENGTH)
  if (given === '') return { digits, at }
  const from = given.length === CODE_LENGTH ? 0 : at
  const next = digits.map((digit, index) => given[index - from] ?? digit)
  return { digits: next, at: within(from + given.length) }
}

/** The boxes after input in one of them, where the new digit may be before or after an old one. */
export function withChange(boxes: Boxes, value: string): Boxes {
  const { digits, at } = boxes
  const before = digits[at] ?? ''
  const now = value.replaceAll(/\D/g, '')
  if (now === '') return value === '' ? { digits: digits.with(at, ''), at } : boxes
  const isTypedAfter = before !== '' && now.length === 2 && now.startsWith(before)
  const isTypedBefore = before !== '' && now.length === 2 && now.endsWith(before)
  return withText(boxes, isTypedAfter ? now.slice(1) : isTypedBefore ? now.slice(0, 1) : now)
}

/** The boxes after a key that isn't a digit; undefined if it has no effect. */
export function withKey({ digits, at }: Boxes, key: string): Boxes | undefined {
  if (key === 'ArrowLeft') return { digits, at: within(at - 1) }
  if (key === 'ArrowRight') return { digits, at: within(at + 1) }
  if (key === 'Home') return { digits, at: 0 }
  if (key === 'End') return { digits, at: LAST }
  if (key === 'Delete') return { digits: digits.with(at, ''), at }
  if (key !== 'Backspace') return undefined
  const emptied = digits[at] === '' ? within(at - 1) : at
  return { digits: digits.with(emptied, ''), at: emptied }
}
