import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { VOCABULARY } from './models.ts'

/** The configuration of a tokenizer that splits at spaces and puts [CLS] before and [SEP] after a text. */
const TOKENIZER = {
  version: '1.0',
  added_tokens: ['[PAD]', '[UNK]', '[CLS]', '[SEP]'].map((content, id) => ({
    id,
    content,
    special: true,
    single_word: false,
    lstrip: false,
    rstrip: false,
    normalized: false,
  })),
  normalizer: null,
  pre_tokenizer: { type: 'WhitespaceSplit' },
  post_processor: {
    type: 'BertProcessing',
    sep: ['[SEP]', 3],
    cls: ['[CLS]', 2],
  },
  decoder: null,
  model: {
    type: 'WordPiece',
    unk_token: '[UNK]',
    continuing_subword_prefix: '##',
    max_input_chars_per_word: 100,
    vocab: Object.fromEntries(VOCABULARY.map((word, id) => [word, id])),
  },
}

/** The files of a model's folder: bytes are written unchanged, objects as JSON. */
export type FolderFiles = Readonly<Record<string, Uint8Array | object>>

/**
 * Creates a model's folder for one test and returns its path. A tokenizer is added unless `files` contains
 * one.
 */
export async function writeModelFolder(files: FolderFiles, name = 'model'): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'plainwire-model-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  const folder = join(parent, name)
  await mkdir(folder)
  for (const [path, content] of Object.entries({ 'tokenizer.json': TOKENIZER, ...files })) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    const data = content instanceof Uint8Array ? content : JSON.stringify(content)
    await writeFile(join(folder, path), data)
  }
  return folder
}
