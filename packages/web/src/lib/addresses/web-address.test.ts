import { expect, test } from 'vitest'
import { toWebUrl } from './web-address.ts'

test.each(['https://courier.example/a', 'http://courier.example/'])('%s may be linked to', (url) => {
  expect(toWebUrl(url)).toBe(url)
})

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  '/relative',
  'file:///etc',
  '',
])('%j may not be linked to', (url) => {
  expect(toWebUrl(url)).toBeUndefined()
})
