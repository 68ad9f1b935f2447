import { DEFAULT_QUIET_HOURS } from '@plainwire/domain/breaking'
import { API } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { devicePushSettings } from '../../device/push/push.ts'
import { buildPushSubscriptionRecord, obtainPushSubscription } from '../../device/push/push-device.ts'
import { browserNetworkDependencies, type NetworkDependencies } from '../../lib/outside.ts'
import { callAsReader } from '../session/call-as-reader.ts'

/**
 * Registers this device for push alerts about the things that the signed-in reader follows. The quiet hours
 * are those that are set on this device for breaking news, otherwise the default ones. Call it only on a
 * click of the reader, because the browser may prompt for permission.
 */
export async function enableFollowAlertsOnDevice(
  publicKey: string,
  language: Language,
  outside: NetworkDependencies = browserNetworkDependencies,
): Promise<'on' | 'denied' | 'failed'> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied'
    const device = await obtainPushSubscription(publicKey)
    if (!device) return 'failed'
    const quietHours = devicePushSettings.get()?.quietHours ?? DEFAULT_QUIET_HOURS
    const body = buildPushSubscriptionRecord(device, { quietHours, language })
    const answered = await callAsReader(API.addFollowDevice, { body }, { isRepeatable: true, outside })
    return answered.ok ? 'on' : 'failed'
  } catch {
    // The browser's push service can't be reached or refuses the subscription.
    return 'failed'
  }
}
