/** The digits of a code, one per box; '' for an empty box. */
export type CodeDigits = readonly string[]

const CODE_LENGTH = 6
export const EMPTY_CODE_DIGITS: CodeDigits = Array<string>(CODE_LENGTH).fill('')
const LAST = CODE_LENGTH - 1

/** The state of the input for a code: its digits, and the box that has the focus. */
export interface CodeInputState {
  digits: CodeDigits
  /** The index of the focused box. */
  at: number
}

const clamped = (at: number) => Math.max(0, Math.min(LAST, at))

/** Returns the code as a text. It has fewer than 6 digits while a box is empty. */
export function joinCodeDigits(digits: CodeDigits): string {
  return digits.join('')
}

/** True if every box contains a digit. */
export function isCodeComplete(digits: CodeDigits): boolean {
  return joinCodeDigits(digits).length === CODE_LENGTH
}

/**
 * Enters the digits of a text into the boxes, and returns the new state. The digits start in the focused box;
 * those of a complete code start in the first box.
 */
export function enterCodeDigits({ digits, at }: CodeInputState, text: string): CodeInputState {
  const entered = text.replaceAll(/\D/g, '').slice(0, CODE_LENGTH)
  if (entered === '') return { digits, at }
  const from = entered.length === CODE_LENGTH ? 0 : at
  const next = digits.map((digit, index) => entered[index - from] ?? digit)
  return { digits: next, at: clamped(from + entered.length) }
}

/**
 * Applies a new value of the focused box, and returns the new state. If a digit was typed into a filled box,
 * the value contains the new digit before or after the old digit; the new one replaces the old one.
 */
export function updateFocusedCodeBox(boxes: CodeInputState, value: string): CodeInputState {
  const { digits, at } = boxes
  const before = digits[at] ?? ''
  const now = value.replaceAll(/\D/g, '')
  if (now === '') return value === '' ? { digits: digits.with(at, ''), at } : boxes
  const isTypedAfter = before !== '' && now.length === 2 && now.startsWith(before)
  const isTypedBefore = before !== '' && now.length === 2 && now.endsWith(before)
  return enterCodeDigits(boxes, isTypedAfter ? now.slice(1) : isTypedBefore ? now.slice(0, 1) : now)
}

/** Applies an editing or arrow key, and returns the new state of the boxes; undefined for other keys. */
export function applyKeyToCodeInput({ digits, at }: CodeInputState, key: string): CodeInputState | undefined {
  if (key === 'ArrowLeft') return { digits, at: clamped(at - 1) }
  if (key === 'ArrowRight') return { digits, at: clamped(at + 1) }
  if (key === 'Home') return { digits, at: 0 }
  if (key === 'End') return { digits, at: LAST }
  if (key === 'Delete') return { digits: digits.with(at, ''), at }
  if (key !== 'Backspace') return undefined
  const emptied = digits[at] === '' ? clamped(at - 1) : at
  return { digits: digits.with(emptied, ''), at: emptied }
}
