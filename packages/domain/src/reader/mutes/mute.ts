import { z } from 'zod'

/** The kinds of mutes that a reader can choose. */
export const SELECTABLE_MUTE_KINDS = ['word', 'topic', 'source'] as const
export type SelectableMuteKind = (typeof SELECTABLE_MUTE_KINDS)[number]

/**
 * All kinds of mutes. 'either' mutes a topic or a source, whichever has the mute's text as its name. Such a
 * mute comes from an account, which stores muted topics and muted sources in one list.
 */
export const ALL_MUTE_KINDS = [...SELECTABLE_MUTE_KINDS, 'either'] as const
export type MuteKind = (typeof ALL_MUTE_KINDS)[number]

/** Maximum length of a mute's text, in characters. */
export const MAX_MUTE_LENGTH = 80

/** Something a reader doesn't want to read about. */
export const Mute = z.object({
  id: z.string().min(1),
  kind: z.enum(ALL_MUTE_KINDS),
  /**
   * What is muted. For a 'word', one or more consecutive words, lowercased; for a 'topic', a category or tag;
   * for a 'source', a publisher's name or id.
   */
  text: z.string().min(1).max(MAX_MUTE_LENGTH),
  /** 'hide' removes matching stories from every list, 'blur' shows them blurred. */
  mode: z.enum(['hide', 'blur']),
  /** When the mute ends; undefined if never. */
  until: z.iso.datetime().optional(),
  addedAt: z.iso.datetime(),
  /**
   * Present if the reader's account has this mute: 'only' if the device removes it at sign-out, 'too' if the
   * device has it independently of the account.
   */
  account: z.enum(['only', 'too']).optional(),
})
export type Mute = z.infer<typeof Mute>

/** Returns the mutes that haven't expired. */
export function filterActiveMutes(mutes: readonly Mute[], now: Date): Mute[] {
  return mutes.filter(({ until }) => until === undefined || Date.parse(until) > now.getTime())
}
