// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { shortcutsEnabled } from '../device/appearance/shortcuts.ts'
import { renderApp } from './testing.tsx'

// Loads the dialogs' code, so that no test waits for it.
beforeAll(async () => {
  await import('../features/settings/keyboard-shortcuts-dialog.tsx')
  await import('../features/share/share-dialog.tsx')
})
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  cleanup()
  shortcutsEnabled.set(true)
  vi.unstubAllGlobals()
})

const press = (key: string, target: Element = document.body) =>
  act(async () => void fireEvent.keyDown(target, { key }))
const focused = () => document.activeElement?.textContent

test('B19 j and k move the focus between stories, o opens the focused one', async () => {
  const { address } = await renderApp()
  await press('j')
  expect(focused()).toBe('Headline 1')
  await press('j')
  expect(focused()).toBe('Headline 2')
  await press('k')
  expect(focused()).toBe('Headline 1')
  await press('o')
  await waitFor(() => expect(address()).toBe('/story/s1'))
})

test('B19 g followed by a letter goes to a section', async () => {
  const { address } = await renderApp()
  await press('g')
  await press('s')
  await waitFor(() => expect(address()).toBe('/science'))
})

test('B19 ? lists the shortcuts, and shortcuts for the list do nothing while a dialog is open', async () => {
  const { address } = await renderApp()
  await press('?')
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(dialog).getByText('Next story')).toBeTruthy()
  await press('?')
  await press('g')
  await press('w')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(address()).toBe('/')
})

test('B19 Shift and s share the focused story; s does nothing without an account', async () => {
  await renderApp()
  await press('S')
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('j')
  await press('s')
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('S')
  expect(await screen.findByRole('dialog', { name: 'Share story' })).toBeTruthy()
})

test('B19 shortcuts do nothing while the reader types, with Ctrl, or if disabled', async () => {
  const { address } = await renderApp()
  const field = document.createElement('input')
  document.body.append(field)
  await press('?', field)
  field.remove()
  await act(async () => void fireEvent.keyDown(document.body, { key: '?', ctrlKey: true }))
  shortcutsEnabled.set(false)
  await press('?')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(address()).toBe('/')
})
