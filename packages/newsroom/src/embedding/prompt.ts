import { basename } from 'node:path'
import { z } from 'zod'
import { readModelConfiguration } from './read-configuration.ts'

const Prompts = z.looseObject({
  prompts: z.record(z.string(), z.string()).optional().catch(undefined),
  default_prompt_name: z.string().nullish(),
})
const Named = z.looseObject({ _name_or_path: z.string().optional().catch(undefined) })

/**
 * Names of prompts for comparing texts of the same kind, in order of preference. A prompt named 'query' is not
 * used, because it is meant for searching.
 */
const COMPARING = ['clustering', 'sts', 'similarity', 'document', 'passage'] as const
/**
 * Matches the names of E5 models, which were trained with a prefix that their folders don't contain. The models
 * with 'instruct' in their names need no prefix for documents.
 */
const E5 = /(?:^|[-_/])e5[-_]/i
const INSTRUCTED = /instruct/i
/** The prefix that E5's model cards require for comparing two texts of one kind. */
const E5_PREFIX = 'query: '

/**
 * Returns the prefix that a model needs before every text, as stated by config_sentence_transformers.json or
 * else known for the model's family; empty if it needs none.
 */
export async function readPromptPrefix(folder: string): Promise<string> {
  const stored = await readModelConfiguration(Prompts, folder, 'config_sentence_transformers.json')
  const prompts = new Map(
    Object.entries(stored?.prompts ?? {}).map(([name, prompt]) => [name.toLowerCase(), prompt]),
  )
  const usual = stored?.default_prompt_name?.toLowerCase()
  const name = [...(usual === undefined ? [] : [usual]), ...COMPARING].find((each) => prompts.has(each))
  if (name !== undefined) return prompts.get(name) ?? ''
  if (prompts.size > 0) return ''
  const configuration = await readModelConfiguration(Named, folder, 'config.json')
  const names = [basename(folder), configuration?._name_or_path ?? '']
  const isE5 = names.some((each) => E5.test(each)) && !names.some((each) => INSTRUCTED.test(each))
  return isE5 ? E5_PREFIX : ''
}
