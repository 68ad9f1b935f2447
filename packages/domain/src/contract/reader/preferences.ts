import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import { CATEGORIES } from '../../category/index.ts'
import type { Call, ErrorCode } from '../call.ts'

/** The interests that a reader can choose. */
export const INTERESTS = [
  'World News',
  'Politics',
  'Science',
  'Technology',
  'Environment',
  'Business',
  'Sports',
  'Entertainment',
  'Health',
  'Education',
  'Travel',
  'Food',
  'Fashion',
  'Art & Culture',
  'Economy',
  'Climate Change',
  'Space',
  'Medicine',
  'Innovation',
  'Local News',
  'Breaking News',
  'Opinion',
  'Lifestyle',
  'Psychology',
] as const
export type Interest = (typeof INTERESTS)[number]

/** The age ranges that a reader can choose. 'prefer-not-to-say' is stored as ''. */
export const AGE_RANGES = ['prefer-not-to-say', '18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const
export const GENDERS = ['prefer-not-to-say', 'male', 'female', 'non-binary'] as const

const MAX_LIST = 200
const Muted = z.array(z.string().max(80)).max(MAX_LIST)

export const EmailSettings = z.strictObject({
  weeklyDigest: z.boolean(),
  dailyDigest: z.boolean(),
  breakingNews: z.boolean(),
  productUpdates: z.boolean(),
})
export type EmailSettings = z.infer<typeof EmailSettings>

/** A reader's settings. */
export const Preferences = z.strictObject({
  categories: z.array(z.enum([...CATEGORIES, ...INTERESTS])).max(MAX_LIST),
  interests: z.array(z.enum(INTERESTS)).max(MAX_LIST),
  mutedTopics: Muted,
  mutedSources: Muted,
  mutedWords: Muted,
  emailSettings: EmailSettings,
  /** 'system', 'light', 'dark' or the name of a theme. */
  theme: z.string().regex(/^[a-z][a-z-]{0,31}$/),
  age: z.enum(['', ...AGE_RANGES]),
  gender: z.enum(['', ...GENDERS]),
  onboarding_completed: z.boolean(),
})
export type Preferences = z.infer<typeof Preferences>

const CHANGE_ERRORS: readonly ErrorCode[] = [
  'BAD_REQUEST',
  'NOT_AUTHENTICATED',
  'NOT_FOUND',
  'PAYLOAD_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
]

/** Makes every field optional for a partial change, of which at least one must be given. */
const some = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  fields.partial().refine((change) => Object.keys(change).length > 0, 'names nothing to change')

const AnyChange = some(
  Preferences.pick({ theme: true, interests: true, onboarding_completed: true, age: true, gender: true }),
)
const MutedChange = some(Preferences.pick({ mutedTopics: true, mutedSources: true, mutedWords: true }))

export const getPreferences = {
  ...ROUTES.getPreferences,
  summary: 'What the reader has set; 404 NO_PREFERENCES means defaults.',
  answer: Preferences,
  errors: ['NO_PREFERENCES', 'NOT_FOUND', 'NOT_AUTHENTICATED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
} as const satisfies Call

export const putPreferences = {
  ...ROUTES.putPreferences,
  summary: 'Sets everything.',
  body: Preferences,
  answer: Preferences,
  errors: CHANGE_ERRORS,
} as const satisfies Call

export const patchPreferences = {
  ...ROUTES.patchPreferences,
  summary: 'Changes theme, interests, onboarding_completed, age or gender; the rest stays.',
  body: AnyChange,
  answer: Preferences,
  errors: CHANGE_ERRORS,
} as const satisfies Call

export const patchCategories = {
  ...ROUTES.patchCategories,
  summary: 'Sets the categories.',
  body: Preferences.pick({ categories: true }),
  answer: Preferences,
  errors: CHANGE_ERRORS,
} as const satisfies Call

export const patchEmailSettings = {
  ...ROUTES.patchEmailSettings,
  summary: 'Sets which mails the reader wants; what is left out stays.',
  body: z.strictObject({ emailSettings: some(EmailSettings) }),
  answer: Preferences,
  errors: CHANGE_ERRORS,
} as const satisfies Call

export const patchMutes = {
  ...ROUTES.patchMutes,
  summary: 'Sets muted topics, sources or words: whole lists, as they are to be.',
  body: MutedChange,
  answer: Preferences,
  errors: CHANGE_ERRORS,
} as const satisfies Call
