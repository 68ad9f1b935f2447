import { join } from 'node:path'
import { z } from 'zod'
import type { EmbeddingModelSettings } from './inference/model-embedder.ts'
import type { Pooling } from './inference/pooling.ts'
import { readPromptPrefix } from './prompt.ts'
import { readModelConfiguration } from './read-configuration.ts'

/**
 * The maximum number of tokens of a text if the model's folder doesn't state one: the usual length of texts in
 * the training of sentence models.
 */
const USUAL_TOKENS = 128
/**
 * The maximum number of tokens of a text for any model. A title and its first sentences have fewer, and a
 * model's running time grows with the number of tokens.
 */
const MAX_TOKENS = 256
/**
 * Model families that don't number the positions of a text's tokens from 0, but from the id of the padding
 * token plus 1. Source: transformers, create_position_ids_from_input_ids.
 */
const COUNTS_FROM_PADDING = /roberta|camembert/

const count = z.number().int().positive().optional().catch(undefined)
const Configuration = z.looseObject({
  model_type: z.string().optional().catch(undefined),
  pad_token_id: z.number().int().nonnegative().optional().catch(undefined),
  max_position_embeddings: count,
})
const SentenceBert = z.looseObject({ max_seq_length: count, do_lower_case: z.boolean().optional() })
const TokenizerConfiguration = z.looseObject({ model_max_length: z.number().optional().catch(undefined) })
const Modules = z.array(z.looseObject({ path: z.string(), type: z.string() }))
const PoolingConfiguration = z.looseObject({ pooling_mode: z.string().optional().catch(undefined) })

/**
 * The pooling methods in the configuration of sentence-transformers: the setting that switches a method on, its
 * name in `pooling_mode`, and our name.
 */
const POOLING_NAMES: readonly [setting: string, name: string, pooling: Pooling][] = [
  ['pooling_mode_cls_token', 'cls', 'cls'],
  ['pooling_mode_max_tokens', 'max', 'max'],
  ['pooling_mode_mean_tokens', 'mean', 'mean'],
  ['pooling_mode_mean_sqrt_len_tokens', 'mean_sqrt_len', 'mean'],
  ['pooling_mode_weightedmean_tokens', 'weightedmean', 'weighted-mean'],
  ['pooling_mode_lasttoken', 'lasttoken', 'last-token'],
]

/** An operator's overrides of the configuration in the embedding model's folder. */
export interface EmbeddingModelOverrides {
  prefix: string | undefined
  pooling: Pooling | undefined
}

async function poolingsOf(folder: string): Promise<Pooling[]> {
  const read = await readModelConfiguration(PoolingConfiguration, folder, 'config.json')
  if (read === undefined) return ['mean']
  const named = POOLING_NAMES.find(([, name]) => name === read.pooling_mode)
  if (named) return [named[2]]
  const on = POOLING_NAMES.filter(([setting]) => read[setting] === true)
  return on.length > 0 ? on.map(([, , pooling]) => pooling) : ['mean']
}

/**
 * Reads how to use the model in a folder, from the configuration that sentence-transformers stores there and
 * the operator's overrides. Throws a NewsroomError if a file of the configuration is invalid.
 */
export async function readEmbeddingModelSettings(
  folder: string,
  choices: EmbeddingModelOverrides,
): Promise<EmbeddingModelSettings> {
  const modules = (await readModelConfiguration(Modules, folder, 'modules.json')) ?? []
  const pathOf = (kind: string, usual: string) =>
    join(folder, modules.find(({ type }) => type.endsWith(kind))?.path ?? usual)
  const configuration = await readModelConfiguration(Configuration, folder, 'config.json')
  const sentences = await readModelConfiguration(
    SentenceBert,
    pathOf('Transformer', ''),
    'sentence_bert_config.json',
  )
  const tokens = await readModelConfiguration(TokenizerConfiguration, folder, 'tokenizer_config.json')
  const padId = configuration?.pad_token_id ?? 0
  const firstPosition = COUNTS_FROM_PADDING.test(configuration?.model_type ?? '') ? padId + 1 : 0
  const positions = configuration?.max_position_embeddings
  return {
    poolings:
      choices.pooling === undefined ? await poolingsOf(pathOf('Pooling', '1_Pooling')) : [choices.pooling],
    prefix: choices.prefix ?? (await readPromptPrefix(folder)),
    isLowerCase: sentences?.do_lower_case ?? false,
    padId,
    firstPosition,
    maxTokens: Math.min(
      MAX_TOKENS,
      sentences?.max_seq_length ?? tokens?.model_max_length ?? USUAL_TOKENS,
      positions === undefined ? MAX_TOKENS : positions - firstPosition,
    ),
  }
}
