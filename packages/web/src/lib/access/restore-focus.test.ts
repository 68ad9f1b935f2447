// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restoreLostFocus } from './restore-focus.ts'

let stop: () => void
beforeEach(() => {
  document.body.innerHTML =
    '<main tabindex="-1"><button id="card"></button></main><button id="other"></button>'
  stop = restoreLostFocus()
})
afterEach(() => stop())

const element = (id: string) => document.getElementById(id) ?? document.body
const focusIsOn = (wanted: Element | null) => vi.waitFor(() => expect(document.activeElement).toBe(wanted))

test('the main content gets the focus of a removed element', async () => {
  element('card').focus()
  element('card').remove()
  await focusIsOn(document.querySelector('main'))
})

test('an open dialog gets the focus instead of the main content', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<dialog open tabindex="-1"><button id="row"></button></dialog>',
  )
  element('row').focus()
  element('row').remove()
  await focusIsOn(document.querySelector('dialog'))
})

test('the focus isn’t moved if it is on another element', async () => {
  element('other').focus()
  element('card').remove()
  await Promise.resolve()
  expect(document.activeElement).toBe(element('other'))
})
