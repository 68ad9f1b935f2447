import { expect, test } from 'vitest'
import { removeFeedFooter } from './without-footer.ts'

test.each([
  ['It opened. The post Bridge opens appeared first on The Courier.', 'It opened.'],
  ['It opened.\n\nThe post Bridge opens first appeared on Courier', 'It opened.'],
  ['It opened […]', 'It opened'],
  ['It opened [...] The post Bridge appeared first on Courier.', 'It opened'],
  ['It opened. Read more…', 'It opened.'],
  ['It opened. Continue reading Bridge opens →', 'It opened.'],
  ['Hij is open. Lees verder »', 'Hij is open.'],
  ['Pupils should read more. Teachers agree.', 'Pupils should read more. Teachers agree.'],
  ['The post office appeared empty.', 'The post office appeared empty.'],
  ['', ''],
])('%j becomes %j', (text, expected) => {
  expect(removeFeedFooter(text)).toBe(expected)
})
