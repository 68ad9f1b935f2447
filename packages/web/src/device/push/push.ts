import type { QuietHours } from '@plainwire/domain/breaking'
import { kept } from '../storage/persisted.ts'

/** How this device is told of breaking news. */
interface DevicePush {
  quietHours: QuietHours
}

const isHour = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 24

function readPush(stored: unknown): DevicePush | undefined {
  const { quietHours }: { quietHours?: unknown } = Object(stored)
  const { from, to }: { from?: unknown; to?: unknown } = Object(quietHours)
  return isHour(from) && isHour(to) ? { quietHours: { from: Number(from), to: Number(to) } } : undefined
}

const OFF: DevicePush | null = null

/** Whether this device asked for breaking news, and when it is to be quiet; null while it didn't. */
export const push = kept<DevicePush | null>('plainwire.push', readPush, OFF)
