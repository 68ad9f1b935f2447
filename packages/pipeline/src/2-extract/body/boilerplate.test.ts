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
  'First Published: Tuesday, November 19, 2019 08:38 AM',
  'November 19, 2019 at 9:45 am',
  'Post Comment (+)',
  'Image 1 of 8',
  'Caption',
  'A. Reporter contributed to this report.',
  'https://news.example/a/b-c-1234.html',
  'Twelve issues a year, delivered through your letterbox.',
  'A street under water after the storm that crossed the north of the country on Sunday night and cut the power of a hundred thousand homes. (Photo by A. Person/Agency)',
  '(Reporting by A. Person, B. Person and C. Person, with further reporting by D. Person and E. Person; editing by F. Person, G. Person and H. Person)',
])('"%s" is furniture', (line) => {
  expect(isBoilerplate(line)).toBe(true)
})

test.each([
  'Read the letter aloud, the judge told the witness, who had not spoken a word in two days and who seemed to hesitate before she began to speak at last.',
  'Share prices fell by three percent.',
  'Comments on the bill may be sent until Friday.',
  'The photo (taken in 1987) hangs in the town hall.',
  'Image rights cost the club 2 million euros.',
  'Photography was banned in the courtroom.',
  '日本の首相は東京で記者会見を開いた。',
  'Register offices in the north stayed closed, and couples who had planned to marry there were told by letter to wait until the strike of the clerks had ended.',
])('"%s" is the article', (line) => {
  expect(isBoilerplate(line)).toBe(false)
})
