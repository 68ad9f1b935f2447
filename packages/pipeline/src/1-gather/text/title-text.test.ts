import { expect, test } from 'vitest'
import { toPlainTitle } from './title-text.ts'

test.each([
  ['Plain headline', 'Plain headline'],
  ['Ng&#257;i Tahu', 'Ngāi Tahu'],
  ['Q&amp;A', 'Q&A'],
  ['R&D at AT&T', 'R&D at AT&T'],
  ['AT&amp', 'AT&amp'],
  ['Is 5 < 6?', 'Is 5 < 6?'],
  ['The <Foo> case', 'The <Foo> case'],
  ['<i>Le Figaro</i> : l’été', 'Le Figaro : l’été'],
  ['a<br/>b', 'a b'],
  ['<img src=x onerror=alert(1)>', ''],
  ['&amp;lt;script&amp;gt;', '&lt;script&gt;'],
  ['two\n lines', 'two lines'],
])('%j reads %j', (text, expected) => {
  expect(toPlainTitle(text)).toBe(expected)
})
