import type { FeatureFlags } from '@plainwire/domain/contract'
import { MB } from '@plainwire/domain/units'
import type { ClaimCheckerConfig, TranslatorConfig, WriterConfig } from '@plainwire/newsroom'
import type { EmbeddingConfig } from '@plainwire/newsroom/embedding'
import { HostError } from '../host-error.ts'
import { type AccountConfig, buildAccountConfig, findAccountSettingsProblems } from './accounts/accounts.ts'
import { type BucketConfig, buildBucketConfig, findBucketSettingsProblems } from './bucket.ts'
import { buildEmbeddingConfig, findEmbeddingSettingsProblems } from './embedding.ts'
import { type CONTENT_MODES, Environment, type LOG_LEVELS, parseCommaSeparatedList } from './environment.ts'
import { buildGeoConfig, type GeoConfig } from './geo.ts'
import { buildMailConfig, findMailSettingsProblems, type MailConfig } from './mail.ts'
import { buildMetricsConfig, findMetricsSettingsProblems, type MetricsConfig } from './metrics.ts'
import { buildPushConfig, findPushSettingsProblems, type PushConfig } from './push.ts'
import { buildServiceConfig } from './services.ts'
import { buildTracingConfig, findTracingSettingsProblems, type TracingConfig } from './tracing.ts'

/** The settings of one run of the program. */
export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  publicUrl: string | undefined
  trustedProxies: string[]
  content: (typeof CONTENT_MODES)[number]
  samplePort: number
  flags: FeatureFlags
  /** Whether the operator has enabled accounts explicitly, by naming `sign-in` in FEATURES. */
  isSignInNamed: boolean
  contactEmail: string
  logLevel: (typeof LOG_LEVELS)[number]
  imageCacheBytes: number
  maxEventLoopDelayMs: number | undefined
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
  /** Ids of the signing keys whose editions are accepted from the bucket; empty if none are named. */
  trustedEditionKeys: string[]
  /** The settings of the metrics for Prometheus; undefined if none are served. */
  metrics: MetricsConfig | undefined
  /** The settings of traces; undefined if nothing is traced. */
  tracing: TracingConfig | undefined
  geo: GeoConfig
  translator: TranslatorConfig | undefined
  writer: WriterConfig | undefined
  checker: ClaimCheckerConfig | undefined
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
    isSignInNamed: parseCommaSeparatedList(environment.FEATURES ?? '').includes('sign-in'),
    contactEmail: settings.CONTACT_EMAIL,
    logLevel: settings.LOG_LEVEL,
    imageCacheBytes: settings.IMAGE_CACHE_MB * MB,
    maxEventLoopDelayMs: settings.MAX_EVENT_LOOP_DELAY_MS,
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
