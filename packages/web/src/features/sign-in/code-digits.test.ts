import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyKeyToCodeInput,
  type CodeInputState,
  EMPTY_CODE_DIGITS,
  enterCodeDigits,
  isCodeComplete,
  joinCodeDigits,
  updateFocusedCodeBox,
} from './code-digits.ts'

const boxes = (code: string, at: number): CodeInputState => ({
  digits: EMPTY_CODE_DIGITS.map((_, index) => code[index]?.trim() ?? ''),
  at,
})

describe('SI-04 the six boxes of a code', () => {
  test.each([
    ['a whole code', '042137', 0, '042137', 5],
    ['a code with spaces and a word', 'code: 042 137', 3, '042137', 5],
    ['more than six digits', '0421379999', 2, '042137', 5],
    ['a few digits', '42', 1, '42', 3],
    ['digits that don’t fit', '4242', 4, '42', 5],
    ['no digit', 'abc', 2, '', 2],
  ])('%s pasted', (_name, pasted, at, code, next) => {
    const after = enterCodeDigits({ digits: EMPTY_CODE_DIGITS, at }, pasted)
    expect([joinCodeDigits(after.digits), after.at]).toEqual([code, next])
  })

  test.each([
    ['typed into an empty box', boxes('12', 2), '3', '123', 3],
    ['typed after the digit of a box', boxes('12', 1), '23', '13', 2],
    ['typed before the digit of a box', boxes('12', 1), '32', '13', 2],
    ['typed again', boxes('12', 1), '22', '12', 2],
    ['emptied', boxes('12', 1), '', '1', 1],
    ['given a letter', boxes('12', 2), 'x', '12', 2],
    ['filled in by the browser', boxes('', 0), '042137', '042137', 5],
  ])('%s', (_name, before, value, code, next) => {
    const after = updateFocusedCodeBox(before, value)
    expect([joinCodeDigits(after.digits), after.at]).toEqual([code, next])
  })

  test.each([
    ['Backspace', boxes('123', 2), '12', 2],
    ['Backspace', boxes('123', 3), '12', 2],
    ['Backspace', boxes('', 0), '', 0],
    ['Delete', boxes('123', 1), '13', 1],
    ['ArrowLeft', boxes('123', 2), '123', 1],
    ['ArrowLeft', boxes('123', 0), '123', 0],
    ['ArrowRight', boxes('123', 5), '123', 5],
    ['Home', boxes('123', 4), '123', 0],
    ['End', boxes('123', 1), '123', 5],
  ])('%s', (key, before, code, next) => {
    const after = applyKeyToCodeInput(before, key)
    expect(after && [joinCodeDigits(after.digits), after.at]).toEqual([code, next])
  })

  test('after any input each box contains one digit or none, and one box is focused', () => {
    const step = array(constantFrom('Backspace', 'ArrowLeft', 'ArrowRight', 'Delete', 'Home', 'End'))
    assert(
      property(step, array(string()), (keys, texts) => {
        let now: CodeInputState = { digits: EMPTY_CODE_DIGITS, at: 0 }
        for (const text of texts) {
          now = updateFocusedCodeBox(enterCodeDigits(now, text), text)
          for (const key of keys) now = applyKeyToCodeInput(now, key) ?? now
          expect(now.digits).toHaveLength(6)
          expect(now.digits.every((digit) => /^\d?$/.test(digit))).toBe(true)
          expect(now.digits[now.at]).toBeDefined()
          expect(isCodeComplete(now.digits)).toBe(/^\d{6}$/.test(joinCodeDigits(now.digits)))
        }
      }),
    )
  })
})
