import { FeatureFlags } from '@plainwire/domain/contract'
import { MB } from '@plainwire/domain/units'
import type { CheckerConfig, TranslatorConfig, WriterConfig } from '@plainwire/newsroom'
import type { EmbeddingConfig } from '@plainwire/newsroom/embedding'
import { z } from 'zod'
import { HostError } from '../host-error.ts'
import {
  type AccountConfig,
  accountSettings,
  buildAccountConfig,
  findAccountSettingsProblems,
} from './accounts/accounts.ts'
import { type BucketConfig, bucketSettings, buildBucketConfig, findBucketSettingsProblems } from './bucket.ts'
import { editionKeySettings } from './edition-key.ts'
import { buildEmbeddingConfig, embeddingSettings, findEmbeddingSettingsProblems } from './embedding.ts'
import { buildGeoConfig, type GeoConfig, geoSettings } from './geo.ts'
import { buildMailConfig, findMailSettingsProblems, type MailConfig, mailSettings } from './mail.ts'
import {
  buildMetricsConfig,
  findMetricsSettingsProblems,
  type MetricsConfig,
  metricsSettings,
} from './metrics.ts'
import { buildPushConfig, findPushSettingsProblems, type PushConfig, pushSettings } from './push.ts'
import { buildServiceConfig, serviceSettings } from './services.ts'
import {
  buildTracingConfig,
  findTracingSettingsProblems,
  type TracingConfig,
  tracingSettings,
} from './tracing.ts'

const CONTENTS = ['auto', 'sample', 'live'] as const
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
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

/** Features that are on by default although the contract's defaults are off. */
const STANDARD_FLAGS: Partial<FeatureFlags> = { related: true, signIn: true }

const Network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'is no address or network')
const Port = z.coerce.number().int().min(0).max(65_535)
const empty = (value: unknown) => (value === '' ? undefined : value)

const listed = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

function readFlags(list: string, context: z.RefinementCtx): FeatureFlags {
  const pairs = listed(list).map((name) => {
    const isOff = name.startsWith('-')
    const flag = FLAG_NAMES[isOff ? name.slice(1) : name]
    if (!flag)
      context.addIssue(`knows no feature '${name}'; the features are ${Object.keys(FLAG_NAMES).join(', ')}`)
    return [flag, !isOff]
  })
  return FeatureFlags.parse({ ...STANDARD_FLAGS, ...Object.fromEntries(pairs) })
}

/** Every setting, by the name of its environment variable. docs/operations.md prints the defaults. */
export const Environment = z.object({
  /** The port that readers are served at; 0 uses any free port. */
  PORT: z.preprocess(empty, Port.default(8080)),
  HOST: z.preprocess(empty, z.string().default('127.0.0.1')),
  DATA_DIR: z.preprocess(empty, z.string().default('./data')),
  DATABASE_URL: z.preprocess(empty, z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  PUBLIC_URL: z.preprocess(empty, z.url({ protocol: /^https?$/ }).optional()),
  /** Addresses or networks of proxies, comma-separated, whose X-Forwarded-For is trusted. */
  TRUST_PROXY: z.preprocess(empty, z.string().default('').transform(listed).pipe(z.array(Network))),
  PLAINWIRE_CONTENT: z.preprocess(empty, z.enum(CONTENTS).default('auto')),
  /** The port of the sample publishers; by default the one after PORT. */
  SAMPLE_PORT: z.preprocess(empty, Port.optional()),
  FEATURES: z.preprocess(empty, z.string().default('').transform(readFlags)),
  CONTACT_EMAIL: z.preprocess(empty, z.email().default('editors@plainwire.example')),
  LOG_LEVEL: z.preprocess(empty, z.enum(LOG_LEVELS).default('info')),
  /** The maximum size of the cache of resized pictures on disk, in MB. */
  IMAGE_CACHE_MB: z.preprocess(empty, z.coerce.number().int().min(10).default(1024)),
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

/** The settings of one run. */
export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  publicUrl: string | undefined
  trustedProxies: string[]
  content: (typeof CONTENTS)[number]
  samplePort: number
  flags: FeatureFlags
  /** Whether the operator has enabled accounts explicitly. */
  isSignInNamed: boolean
  contactEmail: string
  logLevel: (typeof LOG_LEVELS)[number]
  imageCacheBytes: number
  editionMinutes: number
  maxWordsPerPublisher: number
  embedding: EmbeddingConfig | undefined
  accounts: AccountConfig
  mail: MailConfig
  push: PushConfig
  /** The key that signs editions, as PEM; undefined to use this installation's own. */
  editionKey: string | undefined
  /** The object store; undefined if none is configured. */
  bucket: BucketConfig | undefined
  /** Ids of the keys whose editions are accepted from the bucket; empty if none are named. */
  trustedEditionKeys: string[]
  /** The settings of the metrics for Prometheus; undefined if none are served. */
  metrics: MetricsConfig | undefined
  /** The settings of traces; undefined if nothing is traced. */
  tracing: TracingConfig | undefined
  geo: GeoConfig
  translator: TranslatorConfig | undefined
  writer: WriterConfig | undefined
  checker: CheckerConfig | undefined
}

/** Reads the settings from the environment. Throws one HostError that names every invalid value. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const read = Environment.safeParse(environment)
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new HostError(`These settings can't be used. ${problems.join('; ')}.`)
  }
  const settings = read.data
  const { problems: serviceProblems, ...services } = buildServiceConfig(settings)
  const problems = [
    ...serviceProblems,
    ...findEmbeddingSettingsProblems(settings),
    ...findAccountSettingsProblems(settings),
    ...findMailSettingsProblems(settings),
    ...findPushSettingsProblems(settings),
    ...findMetricsSettingsProblems(settings),
    ...findBucketSettingsProblems(settings),
    ...findTracingSettingsProblems(settings),
  ]
  if (problems.length > 0) throw new HostError(`These settings can't be used. ${problems.join('; ')}.`)
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, ''),
    trustedProxies: settings.TRUST_PROXY,
    content: settings.PLAINWIRE_CONTENT,
    samplePort: settings.SAMPLE_PORT ?? (settings.PORT === 0 ? 0 : (settings.PORT + 1) % 65_536),
    flags: settings.FEATURES,
    isSignInNamed: listed(environment.FEATURES ?? '').includes('sign-in'),
    contactEmail: settings.CONTACT_EMAIL,
    logLevel: settings.LOG_LEVEL,
    imageCacheBytes: settings.IMAGE_CACHE_MB * MB,
    editionMinutes: settings.EDITION_MINUTES,
    maxWordsPerPublisher: settings.MAX_WORDS_PER_PUBLISHER,
    embedding: buildEmbeddingConfig(settings),
    accounts: buildAccountConfig(settings, settings.CONTACT_EMAIL),
    mail: buildMailConfig(settings),
    editionKey: settings.EDITION_KEY,
    bucket: buildBucketConfig(settings),
    trustedEditionKeys: settings.TRUSTED_EDITION_KEYS,
    push: buildPushConfig(settings, settings.CONTACT_EMAIL),
    metrics: buildMetricsConfig(settings),
    tracing: buildTracingConfig(settings),
    geo: buildGeoConfig(settings),
    ...services,
  }
}

/**
 * Reads the settings from the environment, some of them replaced by a command's arguments. Throws like
 * `readConfig`.
 */
export function readConfigWithOverrides(given: Record<string, string>): Config {
  return readConfig({ ...process.env, ...given })
}
