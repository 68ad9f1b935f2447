import type { ClaimCheckerConfig, TranslatorConfig, WriterConfig } from '@plainwire/newsroom'
import type { TranslatorChoice } from '@plainwire/pipeline'
import { z } from 'zod'

const empty = (value: unknown) => (value === '' ? undefined : value)
const text = z.preprocess(empty, z.string().optional())
const address = z.preprocess(empty, z.url({ protocol: /^https?$/ }).optional())
const NO_LIMIT = 'none'
const limit = z.preprocess(empty, z.union([z.literal(NO_LIMIT), z.coerce.number().int().min(0)]).optional())

/** Settings of outside services; all are optional. */
export const serviceSettings = {
  TRANSLATOR: z.preprocess(empty, z.enum(['libretranslate', 'deepl', 'openai']).optional()),
  TRANSLATOR_URL: address,
  TRANSLATOR_KEY: text,
  TRANSLATOR_MODEL: text,
  /** The maximum number of characters sent to the translator, per day and per month. */
  TRANSLATOR_DAILY_CHARACTERS: limit,
  TRANSLATOR_MONTHLY_CHARACTERS: limit,
  WRITER_URL: address,
  WRITER_MODEL: text,
  WRITER_KEY: text,
  /** The writing model's daily limits (days in UTC): stories, and tokens of prompts and answers together. */
  WRITER_DAILY_STORIES: limit,
  WRITER_DAILY_TOKENS: limit,
  /** The time limit of one answer of the writing model, in seconds. */
  WRITER_TIMEOUT_SECONDS: z.preprocess(empty, z.coerce.number().int().min(5).max(900).default(120)),
  CHECKER_URL: address,
  CHECKER_MODEL: z.preprocess(empty, z.string().default('bespoke-minicheck')),
  CHECKER_KEY: text,
}

type Settings = z.infer<z.ZodObject<typeof serviceSettings>>

/** Default limits of a service that may cost money. The monthly characters are those of DeepL's free plan. */
const PRESETS = {
  charactersPerDay: 50_000,
  charactersPerMonth: 500_000,
  storiesPerDay: 400,
  tokensPerDay: 2_000_000,
}
const LOOPBACK = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Returns a function that chooses a limit for the service at an address: the limit in the settings, otherwise
 * the default. A service on this machine has no default limits, because it costs nothing.
 */
function limitsAt(url: string) {
  const isLocal = LOOPBACK.test(new URL(url).hostname)
  return (set: z.infer<typeof limit>, preset: number): number | undefined => {
    if (set === NO_LIMIT || (set === undefined && isLocal)) return undefined
    return set ?? preset
  }
}

/** The suffix of keys of DeepL's free plan, which has a different address. */
const FREE_KEY = ':fx'

function choiceOf(settings: Settings): TranslatorChoice | string | undefined {
  const { TRANSLATOR: kind, TRANSLATOR_URL: url, TRANSLATOR_KEY: key, TRANSLATOR_MODEL: model } = settings
  if (kind === undefined) return undefined
  if (kind === 'deepl') {
    if (key === undefined) return 'TRANSLATOR_KEY: deepl needs a key'
    const preset = key.endsWith(FREE_KEY) ? 'https://api-free.deepl.com' : 'https://api.deepl.com'
    return { kind, url: url ?? preset, key }
  }
  if (url === undefined) return `TRANSLATOR_URL: ${kind} needs an address`
  if (kind === 'libretranslate') return { kind, url, key }
  return model === undefined
    ? 'TRANSLATOR_MODEL: openai needs the name of a model'
    : { kind, url, model, key }
}

function writerOf(settings: Settings): WriterConfig | undefined {
  const { WRITER_URL: url, WRITER_MODEL: model, WRITER_KEY: key } = settings
  if (url === undefined || model === undefined) return undefined
  const limitOf = limitsAt(url)
  const budget = {
    storiesPerDay: limitOf(settings.WRITER_DAILY_STORIES, PRESETS.storiesPerDay),
    tokensPerDay: limitOf(settings.WRITER_DAILY_TOKENS, PRESETS.tokensPerDay),
  }
  return { url, model, key, budget, timeoutMs: settings.WRITER_TIMEOUT_SECONDS * 1000 }
}

function translatorOf(settings: Settings, choice: TranslatorChoice): TranslatorConfig {
  const limitOf = limitsAt(choice.url)
  const { TRANSLATOR_DAILY_CHARACTERS: daily, TRANSLATOR_MONTHLY_CHARACTERS: monthly } = settings
  return {
    choice,
    charactersPerDay: limitOf(daily, PRESETS.charactersPerDay) ?? Number.POSITIVE_INFINITY,
    charactersPerMonth: limitOf(monthly, PRESETS.charactersPerMonth) ?? Number.POSITIVE_INFINITY,
  }
}

function checkerOf({
  CHECKER_URL: url,
  CHECKER_MODEL: model,
  CHECKER_KEY: key,
}: Settings): ClaimCheckerConfig | undefined {
  return url === undefined ? undefined : { url, model, key }
}

/** Builds the settings of outside services, and a line for each missing setting. */
export function buildServiceConfig(settings: Settings): {
  translator: TranslatorConfig | undefined
  writer: WriterConfig | undefined
  checker: ClaimCheckerConfig | undefined
  problems: string[]
} {
  const choice = choiceOf(settings)
  const isChosen = choice !== undefined && typeof choice !== 'string'
  const isWriterHalf = (settings.WRITER_URL === undefined) !== (settings.WRITER_MODEL === undefined)
  return {
    translator: isChosen ? translatorOf(settings, choice) : undefined,
    writer: writerOf(settings),
    checker: checkerOf(settings),
    problems: [
      ...(typeof choice === 'string' ? [choice] : []),
      ...(isWriterHalf ? ['WRITER_URL and WRITER_MODEL: the one needs the other'] : []),
    ],
  }
}
