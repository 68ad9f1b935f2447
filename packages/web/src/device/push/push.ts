import type { QuietHours } from '@plainwire/domain/breaking'
import { createPersistedStore } from '../storage/persisted.ts'

/** This device's settings for breaking news. */
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

/** This device's settings for breaking news; null if it isn't subscribed. */
export const devicePushSettings = createPersistedStore<DevicePush | null>('plainwire.push', readPush, OFF)
