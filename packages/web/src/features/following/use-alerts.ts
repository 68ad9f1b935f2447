import { API, type FollowAlerts } from '@plainwire/domain/contract'
import { followId } from '@plainwire/domain/follow'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useReader } from '../../account/session/account.ts'
import { callAsReader } from '../../account/session/call-as-reader.ts'
import type { CallInput } from '../../lib/api.ts'

type Named = Pick<FollowAlerts, 'kind' | 'key'>
/** Changes to how a reader is notified. */
export type AlertsChange = Omit<CallInput<typeof API.setFollowAlerts>['body'], 'kind' | 'key'>

/** A part of the dialog. */
export interface AlertsPartProps {
  alerts: FollowAlerts
  /** Resolves to the code of what failed; undefined where nothing did. */
  change: (part: AlertsChange) => Promise<string | undefined>
}

const NOTHING = { digest: false, bell: false, feed: null, hook: null } as const

/** How the reader is notified of a followed thing, and how to change that; undefined until it is known. */
export function useAlerts({ kind, key }: Named) {
  const readerId = useReader()?.id
  const queries = useQueryClient()
  const queryKey = ['alerts', readerId, followId({ kind, key })]
  const [hasFailed, setFailed] = useState(false)
  const { data } = useQuery({
    queryKey,
    queryFn: async () => {
      const answered = await callAsReader(API.getFollowed)
      if (!answered.ok) throw new Error(answered.code)
      const own = answered.data.alerts.find((one) => followId(one) === followId({ kind, key }))
      return own ?? { ...NOTHING, kind, key }
    },
    retry: false,
  })
  const change = async (part: AlertsChange): Promise<string | undefined> => {
    const answered = await callAsReader(API.setFollowAlerts, { body: { kind, key, ...part } })
    // A refused address is reported at its field.
    setFailed(!answered.ok && answered.code !== 'HOOK_REFUSED')
    if (answered.ok) queries.setQueryData(queryKey, answered.data)
    return answered.ok ? undefined : answered.code
  }
  return { alerts: data, change, hasFailed }
}
