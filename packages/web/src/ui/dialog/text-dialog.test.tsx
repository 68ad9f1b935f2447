// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { DialogBottomCloseButton } from './dialog-bottom-close-button.tsx'
import { DialogFooter } from './dialog-footer.tsx'
import { TextDialog } from './text-dialog.tsx'

afterEach(cleanup)

test('its heading labels it, its body contains the text, and buttons in head and foot close it', () => {
  const onClose = vi.fn()
  renderWithProviders(
    <TextDialog title="Privacy" onClose={onClose} gap={5}>
      <p>Nothing leaves the device.</p>
      <DialogFooter>
        <DialogBottomCloseButton onClose={onClose} />
      </DialogFooter>
    </TextDialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Privacy' })
  expect(dialog.querySelector('h1')?.textContent).toBe('Privacy')
  expect([...(screen.getByText('Nothing leaves the device.').parentElement?.classList ?? [])]).toContain(
    'gap-5',
  )
  for (const close of screen.getAllByRole('button', { name: 'Close' })) fireEvent.click(close)
  expect(onClose).toHaveBeenCalledTimes(2)
})
