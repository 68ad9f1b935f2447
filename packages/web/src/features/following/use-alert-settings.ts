import { API, type FollowAlerts } from '@plainwire/domain/contract'
import { buildFollowedThingId } from '@plainwire/domain/follow'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useReader } from '../../account/session/account.ts'
import { callAsReader } from '../../account/session/call-as-reader.ts'
import type { CallInput } from '../../lib/api.ts'

type Named = Pick<FollowAlerts, 'kind' | 'key'>
/** A change of notification settings. */
export type AlertSettingsChange = Omit<CallInput<typeof API.setFollowAlerts>['body'], 'kind' | 'key'>

/** The props of each part of the alerts dialog. */
export interface AlertSettingsProps {
  alerts: FollowAlerts
  /** Saves a change of the notification settings. Resolves to an error code, or undefined if it succeeded. */
  change: (part: AlertSettingsChange) => Promise<string | undefined>
}

const NO_ALERTS = { digest: false, bell: false, feed: null, hook: null } as const

/**
 * Returns the notification settings of a followed thing (undefined until they are loaded), and a function
 * that changes them.
 */
export function useAlertSettings({ kind, key }: Named) {
  const readerId = useReader()?.id
  const queries = useQueryClient()
  const queryKey = ['alerts', readerId, buildFollowedThingId({ kind, key })]
  const [hasFailed, setFailed] = useState(false)
  const { data } = useQuery({
    queryKey,
    queryFn: async () => {
      const answered = await callAsReader(API.getFollowed)
      if (!answered.ok) throw new Error(answered.code)
      const own = answered.data.alerts.find(
        (alerts) => buildFollowedThingId(alerts) === buildFollowedThingId({ kind, key }),
      )
      return own ?? { ...NO_ALERTS, kind, key }
    },
    retry: false,
  })
  const change = async (part: AlertSettingsChange): Promise<string | undefined> => {
    const answered = await callAsReader(API.setFollowAlerts, { body: { kind, key, ...part } })
    // A refused webhook address isn't reported by `hasFailed`, but next to the field in which the address was
    // entered.
    setFailed(!answered.ok && answered.code !== 'HOOK_REFUSED')
    if (answered.ok) queries.setQueryData(queryKey, answered.data)
    return answered.ok ? undefined : answered.code
  }
  return { alerts: data, change, hasFailed }
}
