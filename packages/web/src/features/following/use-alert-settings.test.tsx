// @vitest-environment happy-dom
import type { FollowAlerts } from '@plainwire/domain/contract'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEditionWrapper } from '../../testing/edition-wrapper.tsx'
import { apiError, fakeApi } from '../../testing/fakes/fake-api.ts'
import { signInOnDevice, signOutOnDevice } from '../../testing/signed-in.ts'
import { useAlertSettings } from './use-alert-settings.ts'

const GET = 'GET /api/followed'
const PATCH = 'PATCH /api/followed'
const alertsOf = (key: string, over: Partial<FollowAlerts> = {}): FollowAlerts => {
  return { kind: 'place', key, digest: false, bell: false, feed: null, hook: null, ...over }
}

beforeEach(() => signInOnDevice())
afterEach(() => {
  cleanup()
  signOutOnDevice()
  vi.unstubAllGlobals()
})

/**
 * Renders the alert settings of the Netherlands. `alerts` are the settings in the account; `change` makes the
 * server's answer to a change.
 */
function draw(alerts: FollowAlerts[], change = () => Response.json(alertsOf('NL', { bell: true }))) {
  const api = fakeApi({ [GET]: () => Response.json({ things: [], alerts }), [PATCH]: change })
  vi.stubGlobal('fetch', api.outside.fetch)
  const { result } = renderHook(() => useAlertSettings({ kind: 'place', key: 'NL' }), {
    wrapper: createEditionWrapper(),
  })
  return { result, api }
}

test('the settings are those of the same thing, whatever the case of its key', async () => {
  const { result } = draw([
    alertsOf('BE', { digest: true }),
    { ...alertsOf('NL', { bell: true }), kind: 'name' },
    alertsOf('nl', { digest: true, bell: true }),
  ])
  expect(result.current.alerts).toBeUndefined()
  await waitFor(() =>
    expect(result.current.alerts).toMatchObject({ kind: 'place', digest: true, bell: true }),
  )
})

test('a thing without settings of its own has none switched on', async () => {
  const { result } = draw([alertsOf('BE', { bell: true })])
  await waitFor(() => expect(result.current.alerts).toEqual(alertsOf('NL')))
})

test('a change is sent with the thing, and the answer is shown without another fetch', async () => {
  const { result, api } = draw([])
  await waitFor(() => expect(result.current.alerts).toBeDefined())
  await act(async () => expect(await result.current.change({ bell: true })).toBeUndefined())
  expect(api.received.at(-1)?.body).toEqual({ kind: 'place', key: 'NL', bell: true })
  await waitFor(() => expect(result.current.alerts?.bell).toBe(true))
  expect(api.calls()).toEqual([GET, PATCH])
})

test.each([
  ['BAD_REQUEST', true],
  ['HOOK_REFUSED', false],
])('a change that is refused with %s has its code; it is a general failure: %s', async (code, hasFailed) => {
  const { result } = draw([], () => apiError(400, code))
  await waitFor(() => expect(result.current.alerts).toBeDefined())
  await act(async () => expect(await result.current.change({ bell: true })).toBe(code))
  expect(result.current.hasFailed).toBe(hasFailed)
  expect(result.current.alerts).toEqual(alertsOf('NL'))
})

test('a failure is over with the next change that succeeds', async () => {
  const answers = [apiError(400, 'BAD_REQUEST'), Response.json(alertsOf('NL', { bell: true }))]
  const { result } = draw([], () => answers.shift() as Response)
  await waitFor(() => expect(result.current.alerts).toBeDefined())
  await act(async () => void (await result.current.change({ bell: true })))
  expect(result.current.hasFailed).toBe(true)
  await act(async () => void (await result.current.change({ bell: true })))
  expect(result.current.hasFailed).toBe(false)
})
