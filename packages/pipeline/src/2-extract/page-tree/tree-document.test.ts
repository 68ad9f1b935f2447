import { expect, test } from 'vitest'
import { buildPageTree } from './build-page-tree.ts'

test('a body that is set again is as it was when it was read, as often as that happens', () => {
  const { body } = buildPageTree('<p class="a">one</p><div>two</div>')
  const html = body.innerHTML
  for (const _attempt of [1, 2]) {
    body.firstElementChild?.remove()
    body.firstElementChild?.setAttribute('class', 'changed')
    body.innerHTML = html
    expect(body.children.map(({ className, textContent }) => `${className}:${textContent}`)).toEqual([
      'a:one',
      ':two',
    ])
  }
})

test('the title is the first', () => {
  expect(buildPageTree('<title>First</title><body><title>Second</title>').title).toBe('First')
})
