import { expect, test } from 'vitest'
import { isBoilerplate } from './boilerplate.ts'

test.each([
  'Read more: the storms that shook the coast',
  'ADVERTISEMENT',
  'Lees ook: Dijk bij Beira doorgebroken',
  'Sign up for our daily newsletter',
  'Meld je aan voor de nieuwsbrief',
  'Photo: A. Person / Agency',
  'A street under water (Image: GETTY)',
  'By Ana Whitcombe | November 20, 2026 at 2:26 PM',
  '© 2026 The Gazette. All rights reserved.',
  '3 min read',
  '* * *',
])('"%s" is furniture', (line) => {
  expect(isBoilerplate(line)).toBe(true)
})

test.each([
  'Read the letter aloud, the judge told the witness, who had not spoken a word in two days and who seemed to hesitate before she began to speak at last.',
  'Share prices fell by three percent.',
  'Photography was banned in the courtroom.',
  '日本の首相は東京で記者会見を開いた。',
  'Register offices in the north stayed closed, and couples who had planned to marry there were told by letter to wait until the strike of the clerks had ended.',
])('"%s" is the article', (line) => {
  expect(isBoilerplate(line)).toBe(false)
})
