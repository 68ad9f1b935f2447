// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { captureEarlyClicks } from './held-clicks.ts'

const pressed = vi.fn()
/** Returns the element with this id, whose clicks call `pressed` from now on. */
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

test('a click on a button is held back and repeated after hydration', () => {
  const release = captureEarlyClicks()
  lively('second')
  document.getElementById('icon')?.click()
  expect(pressed).not.toHaveBeenCalled()
  release()
  expect(pressed.mock.calls).toEqual([['second']])
})

test('of several clicks only the last is repeated', () => {
  const release = captureEarlyClicks()
  lively('first').click()
  lively('second').click()
  release()
  expect(pressed.mock.calls).toEqual([['second']])
})

test('clicks on links aren’t held back', () => {
  const release = captureEarlyClicks()
  lively('link').click()
  expect(pressed.mock.calls).toEqual([['link']])
  release()
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('after hydration clicks aren’t held back', () => {
  captureEarlyClicks()()
  lively('first').click()
  expect(pressed.mock.calls).toEqual([['first']])
})

test('a click on a button that was removed isn’t repeated', () => {
  const release = captureEarlyClicks()
  const first = lively('first')
  first.click()
  first.remove()
  release()
  expect(pressed).not.toHaveBeenCalled()
})
