import { FeatureFlags } from '@plainwire/domain/contract'
import { z } from 'zod'
import { accountSettings } from './accounts/accounts.ts'
import { bucketSettings } from './bucket.ts'
import { editionKeySettings } from './edition-key.ts'
import { embeddingSettings } from './embedding.ts'
import { geoSettings } from './geo.ts'
import { mailSettings } from './mail.ts'
import { metricsSettings } from './metrics.ts'
import { pushSettings } from './push.ts'
import { serviceSettings } from './services.ts'
import { tracingSettings } from './tracing.ts'

/** The values of PLAINWIRE_CONTENT. */
export const CONTENT_MODES = ['auto', 'sample', 'live'] as const
/** The values of LOG_LEVEL. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
/** The names of flags in FEATURES. */
const FLAG_NAMES: Record<string, keyof FeatureFlags> = {
  ads: 'ads',
  'sign-in': 'signIn',
  share: 'share',
  related: 'related',
  'about-story': 'aboutStory',
  'debug-20': 'debug20',
  offline: 'offline',
}

/** Features that are on by default, although the schema `FeatureFlags` has them off by default. */
const STANDARD_FLAGS: Partial<FeatureFlags> = { related: true, signIn: true }

const Network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'is no address or network')
const Port = z.coerce.number().int().min(0).max(65_535)
const empty = (value: unknown) => (value === '' ? undefined : value)

/** The items of a comma-separated list, trimmed and without empty ones. */
export const parseCommaSeparatedList = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

function readFlags(list: string, context: z.RefinementCtx): FeatureFlags {
  const pairs = parseCommaSeparatedList(list).map((name) => {
    const isOff = name.startsWith('-')
    const flag = FLAG_NAMES[isOff ? name.slice(1) : name]
    if (!flag)
      context.addIssue(`knows no feature '${name}'; the features are ${Object.keys(FLAG_NAMES).join(', ')}`)
    return [flag, !isOff]
  })
  return FeatureFlags.parse({ ...STANDARD_FLAGS, ...Object.fromEntries(pairs) })
}

/** Every setting, by the name of its environment variable. docs/operations.md lists the defaults. */
export const Environment = z.object({
  /** The port that readers are served at; 0 uses any free port. */
  PORT: z.preprocess(empty, Port.default(8080)),
  HOST: z.preprocess(empty, z.string().default('127.0.0.1')),
  DATA_DIR: z.preprocess(empty, z.string().default('./data')),
  DATABASE_URL: z.preprocess(empty, z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  PUBLIC_URL: z.preprocess(empty, z.url({ protocol: /^https?$/ }).optional()),
  /** Addresses or networks of proxies, comma-separated, whose X-Forwarded-For is trusted. */
  TRUST_PROXY: z.preprocess(
    empty,
    z.string().default('').transform(parseCommaSeparatedList).pipe(z.array(Network)),
  ),
  PLAINWIRE_CONTENT: z.preprocess(empty, z.enum(CONTENT_MODES).default('auto')),
  /** The port of the server of the sample edition's fictional publishers; by default PORT + 1. */
  SAMPLE_PORT: z.preprocess(empty, Port.optional()),
  FEATURES: z.preprocess(empty, z.string().default('').transform(readFlags)),
  CONTACT_EMAIL: z.preprocess(empty, z.email().default('editors@plainwire.example')),
  LOG_LEVEL: z.preprocess(empty, z.enum(LOG_LEVELS).default('info')),
  /** The maximum size of the cache of resized pictures on disk, in MB. */
  IMAGE_CACHE_MB: z.preprocess(empty, z.coerce.number().int().min(10).default(1024)),
  /**
   * The event loop delay, in ms, above which requests are refused; 0 for no limit. If it isn't set, the
   * server's own default applies.
   */
  MAX_EVENT_LOOP_DELAY_MS: z.preprocess(empty, z.coerce.number().int().min(0).optional()),
  /** The interval between two editions, in minutes. */
  EDITION_MINUTES: z.preprocess(empty, z.coerce.number().int().min(1).max(120).default(5)),
  /** The maximum number of words of a story's text, in one language, that may come from one publisher. */
  MAX_WORDS_PER_PUBLISHER: z.preprocess(empty, z.coerce.number().int().min(30).max(1000).default(75)),
  ...embeddingSettings,
  ...accountSettings,
  ...mailSettings,
  ...pushSettings,
  ...editionKeySettings,
  ...bucketSettings,
  ...metricsSettings,
  ...tracingSettings,
  ...geoSettings,
  ...serviceSettings,
})
