import { z } from 'zod'

/** The kinds of mutes. */
export const MUTE_KINDS = ['word', 'topic', 'source'] as const
export type ChosenMuteKind = (typeof MUTE_KINDS)[number]

/** 'either': a topic or a source, whichever bears the name. An account holds both in one list. */
export const ALL_MUTE_KINDS = [...MUTE_KINDS, 'either'] as const
export type MuteKind = (typeof ALL_MUTE_KINDS)[number]

export const MAX_MUTE_LENGTH = 80

/** Something a reader doesn't want to read about. */
export const Mute = z.object({
  id: z.string().min(1),
  kind: z.enum(ALL_MUTE_KINDS),
  /** One or more consecutive words, lowercased; a category or tag; a publisher's name or id. */
  text: z.string().min(1).max(MAX_MUTE_LENGTH),
  /** Left out of every list, or shown behind a veil. */
  mode: z.enum(['hide', 'blur']),
  /** When it ends; never where missing. */
  until: z.iso.datetime().optional(),
  addedAt: z.iso.datetime(),
  /** Held by the reader's account: 'only' there, and on this device while they are signed in; 'too' where the device has it of its own. */
  account: z.enum(['only', 'too']).optional(),
})
export type Mute = z.infer<typeof Mute>

/** The mutes that still count. */
export function activeMutes(mutes: readonly Mute[], now: Date): Mute[] {
  return mutes.filter(({ until }) => until === undefined || Date.parse(until) > now.getTime())
}
