import { DEFAULT_QUIET_HOURS } from '@plainwire/domain/breaking'
import { API } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { push } from '../../device/push/push.ts'
import { deviceForPush, pushRecordOf } from '../../device/push/push-device.ts'
import { browserOutside, type Outside } from '../../lib/outside.ts'
import { callAsReader } from '../session/call-as-reader.ts'

/**
 * Has this device get the bells of the signed-in reader, in the quiet hours of breaking news. Only on the reader's own click: the
 * browser may ask them.
 */
export async function ringHere(
  publicKey: string,
  language: Language,
  outside: Outside = browserOutside,
): Promise<'on' | 'denied' | 'failed'> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied'
    const device = await deviceForPush(publicKey)
    if (!device) return 'failed'
    const quietHours = push.get()?.quietHours ?? DEFAULT_QUIET_HOURS
    const body = pushRecordOf(device, { quietHours, language })
    const answered = await callAsReader(API.addFollowDevice, { body }, { isRepeatable: true, outside })
    return answered.ok ? 'on' : 'failed'
  } catch {
    // The browser's own push service can't be reached, or doesn't want to.
    return 'failed'
  }
}
