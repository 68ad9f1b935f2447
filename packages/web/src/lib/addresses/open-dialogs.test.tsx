// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { readOpenDialogs, useDialogStack } from './open-dialogs.ts'

afterEach(cleanup)

let dialogs: ReturnType<typeof useDialogStack>
function Names() {
  dialogs = useDialogStack()
  return <p>{dialogs.dialogs.map(({ name }) => name).join(' ')}</p>
}

test('RT-09 a dialog opened by name closes with Back and opens again with Forward', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Names /> }], {
    initialEntries: [{ pathname: '/story/s1', search: '?lang=nl', state: { behind: '/sports' } }],
  })
  render(<RouterProvider router={router} />)
  await act(async () => void dialogs.open({ name: 'share', storyId: 's1' }))
  expect(screen.getByText('share')).toBeTruthy()
  expect(router.state.location).toMatchObject({ pathname: '/story/s1', search: '?lang=nl' })
  expect(router.state.location.state.behind).toBe('/sports')
  await act(async () => void dialogs.open({ name: 'keys' }))
  expect(screen.getByText('share keys')).toBeTruthy()
  await act(() => router.navigate(-1))
  expect(screen.getByText('share')).toBeTruthy()
  await act(async () => void dialogs.close())
  expect(dialogs.dialogs).toEqual([])
  await act(() => router.navigate(1))
  expect(screen.getByText('share')).toBeTruthy()
})

test('a history that contains something else opens no dialog', () => {
  expect(readOpenDialogs(null)).toEqual([])
  expect(readOpenDialogs({ asked: 'share' })).toEqual([])
  expect(readOpenDialogs({ asked: [null, 4, { name: 'keys' }] })).toEqual([{ name: 'keys' }])
})
