import { type EmbeddingConfig, POOLING_METHODS } from '@plainwire/newsroom/embedding'
import { z } from 'zod'

const empty = (value: unknown) => (value === '' ? undefined : value)
const text = z.preprocess(empty, z.string().optional())

/** Settings of an operator's embedding model; all are optional. */
export const embeddingSettings = {
  /** A folder with the model or, with EMBEDDING_URL, the model's name at that address. */
  EMBEDDING_MODEL: text,
  EMBEDDING_MODEL_FILE: text,
  EMBEDDING_POOLING: z.preprocess(empty, z.enum(POOLING_METHODS).optional()),
  /**
   * The prefix that is added to every text, including trailing spaces; `none` for no prefix even if the model's
   * folder names one.
   */
  EMBEDDING_PREFIX: text,
  EMBEDDING_URL: z.preprocess(empty, z.url({ protocol: /^https?$/ }).optional()),
  EMBEDDING_KEY: text,
}

type Settings = z.infer<z.ZodObject<typeof embeddingSettings>>

const NO_PREFIX = 'none'

/** Builds the settings of the operator's embedding model; undefined if none is configured. */
export function buildEmbeddingConfig(settings: Settings): EmbeddingConfig | undefined {
  const { EMBEDDING_MODEL: model, EMBEDDING_URL: url } = settings
  if (model === undefined) return undefined
  const prefix = settings.EMBEDDING_PREFIX === NO_PREFIX ? '' : settings.EMBEDDING_PREFIX
  if (url !== undefined) return { kind: 'endpoint', url, model, key: settings.EMBEDDING_KEY, prefix }
  return {
    kind: 'folder',
    folder: model,
    file: settings.EMBEDDING_MODEL_FILE,
    pooling: settings.EMBEDDING_POOLING,
    prefix,
  }
}

/** Returns a line for each setting that is missing or has no effect. */
export function findEmbeddingSettingsProblems(settings: Settings): string[] {
  const { EMBEDDING_MODEL: model, EMBEDDING_URL: url } = settings
  const needs = (name: keyof Settings, isMissing: boolean, what: string) =>
    settings[name] !== undefined && isMissing ? [`${name}: ${what}`] : []
  return [
    ...needs('EMBEDDING_URL', model === undefined, 'EMBEDDING_MODEL must name the model there'),
    ...needs('EMBEDDING_KEY', url === undefined, 'there is no EMBEDDING_URL to send it to'),
    ...needs('EMBEDDING_MODEL_FILE', model === undefined || url !== undefined, 'there is no folder it is in'),
    ...needs('EMBEDDING_POOLING', model === undefined || url !== undefined, 'there is no folder it is for'),
    ...needs('EMBEDDING_PREFIX', model === undefined, 'there is no EMBEDDING_MODEL it is for'),
  ]
}
