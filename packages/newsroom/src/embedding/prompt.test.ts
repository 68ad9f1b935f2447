import { expect, test } from 'vitest'
import { readPromptPrefix } from './prompt.ts'
import { type FolderFiles, writeModelFolder } from './testing/model-folder.ts'

const prefixOf = async (files: FolderFiles, name?: string) =>
  readPromptPrefix(await writeModelFolder(files, name))
const prompts = (stored: object) => ({ 'config_sentence_transformers.json': stored })

test.each([
  [['passage', 'document', 'similarity', 'sts', 'clustering'], 'clustering'],
  [['passage', 'document', 'similarity', 'STS'], 'STS'],
  [['passage', 'document', 'similarity'], 'similarity'],
  [['passage', 'document'], 'document'],
  [['query', 'passage'], 'passage'],
])('of the prompts %j the one for %s is used', async (names, expected) => {
  const stored = Object.fromEntries(names.map((name) => [name, `${name}: `]))
  expect(await prefixOf(prompts({ prompts: stored }))).toBe(`${expected}: `)
})

test('the usual prompt goes before all others, in whatever letters it is named', async () => {
  const stored = { prompts: { Web: 'W: ', clustering: 'C: ' } }
  expect(await prefixOf(prompts({ ...stored, default_prompt_name: 'WEB' }))).toBe('W: ')
  expect(await prefixOf(prompts({ ...stored, default_prompt_name: 'missing' }))).toBe('C: ')
  expect(await prefixOf(prompts({ ...stored, default_prompt_name: null }))).toBe('C: ')
})

test('a prompt that is empty is a prompt, also in a model of the E5 family', async () => {
  expect(await prefixOf(prompts({ prompts: { document: '' } }), 'e5-base')).toBe('')
  expect(await prefixOf(prompts({ prompts: { query: 'query: ' } }), 'e5-base')).toBe('')
})

test.each([
  ['e5-base-v2', 'query: '],
  ['multilingual-E5-small', 'query: '],
  ['my_e5_model', 'query: '],
  ['e5', ''],
  ['phase5-base', ''],
  ['e55-base', ''],
  ['e5-mistral-7b-Instruct', ''],
])('a folder called %s has the prefix %j', async (name, prefix) => {
  expect(await prefixOf({}, name)).toBe(prefix)
})

test('the name in a model’s configuration counts as well, and either may exclude the prefix', async () => {
  const named = (path: unknown) => ({ 'config.json': { _name_or_path: path } })
  expect(await prefixOf(named('intfloat/e5-base'))).toBe('query: ')
  expect(await prefixOf(named('intfloat/e5-large-instruct'), 'e5-large')).toBe('')
  expect(await prefixOf(named(5), 'e5-large')).toBe('query: ')
})

test('prompts in another form count as none', async () => {
  expect(await prefixOf(prompts({ prompts: 'query: ' }), 'e5-base')).toBe('query: ')
})
