import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildEmbeddingConfig, embeddingSettings, findEmbeddingSettingsProblems } from './embedding.ts'

const Settings = z.object(embeddingSettings)
const build = (environment: Record<string, string>) => buildEmbeddingConfig(Settings.parse(environment))
/** The names of the settings for which a problem is reported. */
const named = (environment: Record<string, string>) =>
  findEmbeddingSettingsProblems(Settings.parse(environment)).map((line) => line.split(':')[0])

const FOLDER = { EMBEDDING_MODEL: '/srv/model' }
const ENDPOINT = { EMBEDDING_MODEL: 'bge-m3', EMBEDDING_URL: 'http://127.0.0.1:11434/api/embed' }

test('an address without a model is no model', () => {
  expect(build({ EMBEDDING_URL: ENDPOINT.EMBEDDING_URL })).toBeUndefined()
})

test('a key goes to an address only', () => {
  expect(build({ ...ENDPOINT, EMBEDDING_KEY: 'k' })).toMatchObject({ kind: 'endpoint', key: 'k' })
  expect(build({ ...FOLDER, EMBEDDING_KEY: 'k' })).not.toHaveProperty('key')
})

describe('the text before every text', () => {
  test.each([
    ['query: ', 'query: '],
    ['none', ''],
    ['none ', 'none '],
    ['', undefined],
  ])('%j is sent as %j', (given, prefix) => {
    for (const model of [FOLDER, ENDPOINT])
      expect(build({ ...model, EMBEDDING_PREFIX: given })?.prefix).toBe(prefix)
  })
})

describe('a setting without effect is named', () => {
  test.each([
    ['nothing is set', {}, []],
    [
      'all of a folder',
      { ...FOLDER, EMBEDDING_MODEL_FILE: 'm', EMBEDDING_POOLING: 'mean', EMBEDDING_PREFIX: 'q' },
      [],
    ],
    ['all of an address', { ...ENDPOINT, EMBEDDING_KEY: 'k', EMBEDDING_PREFIX: 'q' }, []],
    ['an address without a model', { EMBEDDING_URL: ENDPOINT.EMBEDDING_URL }, ['EMBEDDING_URL']],
    ['a key for a folder', { ...FOLDER, EMBEDDING_KEY: 'k' }, ['EMBEDDING_KEY']],
    ['a file at an address', { ...ENDPOINT, EMBEDDING_MODEL_FILE: 'm' }, ['EMBEDDING_MODEL_FILE']],
    ['a file without a model', { EMBEDDING_MODEL_FILE: 'm' }, ['EMBEDDING_MODEL_FILE']],
    ['pooling at an address', { ...ENDPOINT, EMBEDDING_POOLING: 'mean' }, ['EMBEDDING_POOLING']],
    ['pooling without a model', { EMBEDDING_POOLING: 'mean' }, ['EMBEDDING_POOLING']],
    ['a prefix without a model', { EMBEDDING_PREFIX: 'q' }, ['EMBEDDING_PREFIX']],
  ])('%s', (_what, settings, names) => {
    expect(named(settings)).toEqual(names)
  })

  test('all at once', () => {
    const all = {
      EMBEDDING_KEY: 'k',
      EMBEDDING_MODEL_FILE: 'm',
      EMBEDDING_POOLING: 'cls',
      EMBEDDING_PREFIX: 'q',
    }
    expect(named(all)).toEqual(Object.keys(all))
  })
})
