import type { TranslatorChoice } from '@plainwire/pipeline'
import { z } from 'zod'

const empty = (value: unknown) => (value === '' ? undefined : value)
const text = z.preprocess(empty, z.string().optional())
const address = z.preprocess(empty, z.url({ protocol: /^https?$/ }).optional())
const count = (preset: number) => z.preprocess(empty, z.coerce.number().int().min(0).default(preset))

/** Settings of the outside services that an operator may choose; none is needed. */
export const serviceSettings = {
  TRANSLATOR: z.preprocess(empty, z.enum(['libretranslate', 'deepl', 'openai']).optional()),
  TRANSLATOR_URL: address,
  TRANSLATOR_KEY: text,
  TRANSLATOR_MODEL: text,
  /** Characters sent at most. The month's default is what DeepL gives for nothing. */
  TRANSLATOR_DAILY_CHARACTERS: count(50_000),
  TRANSLATOR_MONTHLY_CHARACTERS: count(500_000),
  WRITER_URL: address,
  WRITER_MODEL: text,
  WRITER_KEY: text,
  /** Stories that the model may write for one edition. */
  WRITER_STORIES: count(40),
  CHECKER_URL: address,
  CHECKER_MODEL: z.preprocess(empty, z.string().default('bespoke-minicheck')),
  CHECKER_KEY: text,
}

type Settings = z.infer<z.ZodObject<typeof serviceSettings>>

export interface TranslatorConfig {
  choice: TranslatorChoice
  charactersPerDay: number
  charactersPerMonth: number
}

export interface WriterConfig {
  url: string
  model: string
  key: string | undefined
  storiesPerEdition: number
}

export interface CheckerConfig {
  url: string
  model: string
  key: string | undefined
}

/** The keys of DeepL's free plan end so, and have an address of their own. */
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

/** The services of a run, and a line for each setting that is missing. */
export function servicesOf(settings: Settings): {
  translator: TranslatorConfig | undefined
  writer: WriterConfig | undefined
  checker: CheckerConfig | undefined
  problems: string[]
} {
  const choice = choiceOf(settings)
  const { WRITER_URL: url, WRITER_MODEL: model, WRITER_KEY: key } = settings
  const checkerUrl = settings.CHECKER_URL
  const isWriterHalf = (url === undefined) !== (model === undefined)
  const translator =
    choice === undefined || typeof choice === 'string'
      ? undefined
      : {
          choice,
          charactersPerDay: settings.TRANSLATOR_DAILY_CHARACTERS,
          charactersPerMonth: settings.TRANSLATOR_MONTHLY_CHARACTERS,
        }
  const writer =
    url === undefined || model === undefined
      ? undefined
      : { url, model, key, storiesPerEdition: settings.WRITER_STORIES }
  return {
    translator,
    writer,
    checker:
      checkerUrl === undefined
        ? undefined
        : { url: checkerUrl, model: settings.CHECKER_MODEL, key: settings.CHECKER_KEY },
    problems: [
      ...(typeof choice === 'string' ? [choice] : []),
      ...(isWriterHalf ? ['WRITER_URL and WRITER_MODEL: the one needs the other'] : []),
    ],
  }
}
