import { expect, test } from 'vitest'
import { readEmbeddingModelSettings } from './model-configuration.ts'
import { type FolderFiles, writeModelFolder } from './testing/model-folder.ts'

const NOTHING = { prefix: undefined, pooling: undefined }
const useOf = async (files: FolderFiles, name?: string, choices = {}) =>
  readEmbeddingModelSettings(await writeModelFolder(files, name), { ...NOTHING, ...choices })

test('a folder that says nothing is read as a usual model for sentences', async () => {
  expect(await useOf({})).toEqual({
    poolings: ['mean'],
    prefix: '',
    isLowerCase: false,
    padId: 0,
    firstPosition: 0,
    maxTokens: 128,
  })
})

test.each([
  [{ pooling_mode_cls_token: true, pooling_mode_mean_tokens: false }, ['cls']],
  [{ pooling_mode_mean_tokens: true }, ['mean']],
  [{ pooling_mode_mean_sqrt_len_tokens: true }, ['mean']],
  [{ pooling_mode_lasttoken: true }, ['last-token']],
  [{ pooling_mode_weightedmean_tokens: true }, ['weighted-mean']],
  [{ pooling_mode_cls_token: true, pooling_mode_max_tokens: true }, ['cls', 'max']],
  [{ pooling_mode: 'cls' }, ['cls']],
  [{ pooling_mode_mean_tokens: false }, ['mean']],
])('the pooling of %j is %j', async (config, poolings) => {
  expect((await useOf({ '1_Pooling/config.json': config })).poolings).toEqual(poolings)
})

test('modules may have paths of their own, and a setting goes before the folder', async () => {
  const files = {
    'modules.json': [
      { idx: 0, path: 'encoder', type: 'sentence_transformers.models.Transformer' },
      { idx: 1, path: 'pool', type: 'sentence_transformers.models.Pooling' },
    ],
    'encoder/sentence_bert_config.json': { max_seq_length: 64, do_lower_case: true },
    'pool/config.json': { pooling_mode_cls_token: true },
  }
  expect(await useOf(files)).toMatchObject({ poolings: ['cls'], maxTokens: 64, isLowerCase: true })
  const chosen = await useOf(files, 'model', { pooling: 'max', prefix: 'search: ' })
  expect(chosen).toMatchObject({ poolings: ['max'], prefix: 'search: ' })
})

test.each([
  [{ 'sentence_bert_config.json': { max_seq_length: 8192 } }, 256],
  [{ 'sentence_bert_config.json': { max_seq_length: null }, 'tokenizer_config.json': {} }, 128],
  [{ 'tokenizer_config.json': { model_max_length: 1e30 } }, 256],
  [{ 'config.json': { max_position_embeddings: 66, model_type: 'roberta', pad_token_id: 1 } }, 64],
])('the tokens read with %j are at most %i', async (files, maxTokens) => {
  expect((await useOf(files)).maxTokens).toBe(maxTokens)
})

test.each([
  ['the one that is usual', { prompts: { a: 'A: ', query: 'Q: ' }, default_prompt_name: 'a' }, 'A: '],
  ['the one for clustering', { prompts: { document: 'D: ', Clustering: 'C: ' } }, 'C: '],
  ['that of a document', { prompts: { query: 'query: ', passage: 'passage: ' } }, 'passage: '],
  ['none where there is one for searching only', { prompts: { query: 'Represent: ' } }, ''],
  ['none where nothing is named', { prompts: {}, default_prompt_name: null }, ''],
])('the prefix is %s', async (_name, stored, prefix) => {
  expect((await useOf({ 'config_sentence_transformers.json': stored })).prefix).toBe(prefix)
})

test.each([
  ['multilingual-e5-small', {}, 'query: '],
  ['model', { _name_or_path: 'intfloat/e5-base-v2' }, 'query: '],
  ['multilingual-e5-large-instruct', {}, ''],
  ['all-MiniLM-L6-v2', {}, ''],
])('a folder called %s with %j has the prefix of its family', async (name, config, prefix) => {
  expect((await useOf({ 'config.json': config }, name)).prefix).toBe(prefix)
})

test('a configuration that can’t be read is one clear sentence', async () => {
  const files = { 'modules.json': { not: 'a list' } }
  await expect(useOf(files)).rejects.toThrow(/modules\.json can't be read as a model's configuration/)
})
