// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { holdClicks } from './held-clicks.ts'

const pressed = vi.fn()
/** The element of an id, which notes that it was clicked. */
function lively(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`There is no #${id}.`)
  element.addEventListener('click', () => pressed(id))
  return element
}

beforeEach(() => {
  pressed.mockReset()
  document.body.innerHTML =
    '<button id="first"></button><button id="second"><i id="icon"></i></button><a id="link" href="#x">x</a>'
})

test('a click on a button waits, and is done when the page is taken over', () => {
  const release = holdClicks()
  lively('second')
  document.getElementById('icon')?.click()
  expect(pressed).not.toHaveBeenCalled()
  release()
  expect(pressed.mock.calls).toEqual([['second']])
})

test('of several clicks the last is meant', () => {
  const release = holdClicks()
  lively('first').click()
  lively('second').click()
  release()
  expect(pressed.mock.calls).toEqual([['second']])
})

test('a link leads on by itself', () => {
  const release = holdClicks()
  lively('link').click()
  expect(pressed.mock.calls).toEqual([['link']])
  release()
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('afterwards clicks go where they went', () => {
  holdClicks()()
  lively('first').click()
  expect(pressed.mock.calls).toEqual([['first']])
})

test('a button that has gone is left alone', () => {
  const release = holdClicks()
  const first = lively('first')
  first.click()
  first.remove()
  release()
  expect(pressed).not.toHaveBeenCalled()
})
