// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { DialogStack } from './dialog-stack.tsx'

const { opened, settings } = vi.hoisted(() => ({
  opened: [] as string[],
  settings: Promise.withResolvers<void>(),
}))

/** A fake dialog, which adds its name to `opened` when it opens. */
function Opening({ name }: { name: string }) {
  useLayoutEffect(() => void opened.push(name), [name])
  return <p>{name}</p>
}

vi.mock('../../features/settings/settings-dialog.tsx', async () => {
  await settings.promise
  return { SettingsDialog: () => <Opening name="settings" /> }
})
vi.mock('../../features/settings/keyboard-shortcuts-dialog.tsx', () => ({
  KeyboardShortcutsDialog: () => <Opening name="keys" />,
}))

afterEach(cleanup)

test('RT-09 dialogs open in the order of the history, whichever code loads first', async () => {
  renderWithProviders(<DialogStack dialogs={[{ name: 'settings' }, { name: 'keys' }]} onClose={() => {}} />)
  await act(() => import('../../features/settings/keyboard-shortcuts-dialog.tsx'))
  expect(opened).toEqual([])
  settings.resolve()
  expect(await screen.findByText('keys')).toBeTruthy()
  expect(opened).toEqual(['settings', 'keys'])
})
