import { useId, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../lib/texts.ts'
import {
  applyKeyToCodeInput,
  type CodeDigits,
  type CodeInputState,
  enterCodeDigits,
  updateFocusedCodeBox,
} from './code-digits.ts'

interface CodeBoxesProps {
  digits: CodeDigits
  isWrong: boolean
  onChange: (digits: CodeDigits) => void
}

/**
 * The input for a code, with one box per digit. The code can be typed, pasted, or autofilled from a message.
 */
export function SignInCodeInput({ digits, isWrong, onChange }: CodeBoxesProps) {
  const text = useTexts()
  const label = useId()
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const apply = (boxes: CodeInputState) => {
    onChange(boxes.digits)
    inputs.current[boxes.at]?.focus()
  }
  // A layout effect, because a passive one may run after a reader's first paste and move the focus back.
  useLayoutEffect(() => {
    if (digits.every((digit) => digit === '')) inputs.current[0]?.focus()
  }, [digits])
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser can lay out a fieldset as a row
    <div role="group" aria-labelledby={label} className="grid gap-2">
      <span id={label} className="text-14 font-semibold">
        {text('signIn.dialog.code')}
      </span>
      <div dir="ltr" className="flex gap-2 sm:gap-3">
        {digits.map((digit, at) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position
            key={at}
            ref={(input) => {
              inputs.current[at] = input
            }}
            value={digit}
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            aria-label={text('signIn.dialog.digit', { number: at + 1 })}
            aria-invalid={isWrong}
            className="h-13 w-full min-w-0 max-w-13 rounded-md border border-edge bg-paper text-center text-22 font-semibold tabular-nums aria-invalid:border-danger"
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => apply(updateFocusedCodeBox({ digits, at }, target.value))}
            onPaste={(event) => {
              event.preventDefault()
              apply(enterCodeDigits({ digits, at }, event.clipboardData.getData('text')))
            }}
            onKeyDown={(event) => {
              const next = applyKeyToCodeInput({ digits, at }, event.key)
              if (!next || event.ctrlKey || event.metaKey || event.altKey) return
              event.preventDefault()
              apply(next)
            }}
          />
        ))}
      </div>
    </div>
  )
}
