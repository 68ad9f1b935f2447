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

/** Returns a schema for a partial change: every field is optional, but at least one must be present. */
const some = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  fields.partial().refine((change) => Object.keys(change).length > 0, 'names nothing to change')

const AnyChange = some(
  Preferences.pick({ theme: true, interests: true, onboarding_completed: true, age: true, gender: true }),
)
const MutedChange = some(Preferences.pick({ mutedTopics: true, mutedSources: true, mutedWords: true }))

export const getPreferencesEndpoint = {
  ...ROUTES.getPreferences,
  summary: 'Returns the reader’s preferences; 404 NO_PREFERENCES means the defaults.',
  answer: Preferences,
  errors: ['NO_PREFERENCES', 'NOT_FOUND', 'NOT_AUTHENTICATED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
} as const satisfies Call

export const putPreferencesEndpoint = {
  ...ROUTES.putPreferences,
  summary: 'Replaces all preferences.',
  body: Preferences,
  answer: Preferences,
  errors: CHANGE_ERRORS,
} as const satisfies Call

export const patchPreferencesEndpoint = {
  ...ROUTES.patchPreferences,
  summary: 'Changes theme, interests, onboarding_completed, age or gender; omitted fields stay unchanged.',
  body: AnyChange,
  answer: Preferences,
  errors: CHANGE_ERRORS,
} as const satisfies Call

export const patchCategoriesEndpoint = {
  ...ROUTES.patchCategories,
  summary: 'Replaces the chosen categories.',
  body: Preferences.pick({ categories: true }),
  answer: Preferences,
  errors: CHANGE_ERRORS,
} as const satisfies Call

export const patchEmailSettingsEndpoint = {
  ...ROUTES.patchEmailSettings,
  summary: 'Changes which mails the reader receives; omitted fields stay unchanged.',
  body: z.strictObject({ emailSettings: some(EmailSettings) }),
  answer: Preferences,
  errors: CHANGE_ERRORS,
} as const satisfies Call

export const patchMutesEndpoint = {
  ...ROUTES.patchMutes,
  summary: 'Replaces the lists of muted topics, sources or words; omitted lists stay unchanged.',
  body: MutedChange,
  answer: Preferences,
  errors: CHANGE_ERRORS,
} as const satisfies Call
