import { type ExecFileException, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createNewsroomCommands } from './newsroom-commands.ts'
import { type CommandResult, runTestCommand } from './testing-commands.ts'

// The time limit is long because the first command of each kind loads the newsroom's code and data.
vi.setConfig({ testTimeout: 60_000 })

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
/** Those command-line arguments in these tests that name a file or folder in the temporary folder. */
const IN_FOLDER = ['no.jsonl', 'empty.xml', 'page.html.gz', 'page.html', 'full', 'made']
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-commands-'))
  await writeFile(join(folder, 'no.jsonl'), '{"id": 1, "title": "Bridge opens"}\n{no json\n')
  await writeFile(join(folder, 'empty.xml'), '')
  await writeFile(join(folder, 'page.html.gz'), 'not packed at all')
  await writeFile(join(folder, 'page.html'), '<p>The bridge opened on Friday.</p>')
  await mkdir(join(folder, 'full'))
  await writeFile(join(folder, 'full', 'letter.txt'), 'Dear editors')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/**
 * Runs a command in this process on the files in the temporary folder. The folder's path is removed from the
 * output.
 */
async function plainwire(...words: string[]): Promise<CommandResult> {
  const here = words.map((word) => (IN_FOLDER.includes(word) ? join(folder, word) : word))
  const { code, out, err } = await runTestCommand(createNewsroomCommands(), here)
  const named = (text: string) => text.replaceAll(`${folder}/`, '')
  return { code, out: named(out), err: named(err) }
}

/** Runs the program in a process of its own, in the folder, as an operator does. */
function plainwireProcess(...words: string[]): Promise<CommandResult> {
  return new Promise((resolve) => {
    const options = { cwd: folder, maxBuffer: 100_000_000 }
    execFile(process.execPath, [MAIN, ...words], options, (error: ExecFileException | null, out, err) => {
      resolve({ code: Number(error?.code ?? 0), out, err })
    })
  })
}

describe('bad input ends with exit code 1 and one clear sentence', () => {
  test.each([
    [['categorise', 'nofile'], /^plainwire: There is no file nofile\.\n$/],
    [['place', '.'], /^plainwire: \. is a folder: name a file of JSON Lines\.\n$/],
    [['extract', 'page.html.gz'], /^plainwire: page\.html\.gz: The file can’t be unpacked.+\n$/],
    [['extract', 'page.html', '--url', 'nowhere'], /^plainwire: 'nowhere' is not an address\.\n$/],
    [['extract', 'http://10.0.0.1/'], /^plainwire: http:\/\/10\.0\.0\.1\/: 10\.0\.0\.1 is no host.+\n$/],
    [['edition', 'empty.xml', '--out', 'made'], /^plainwire: No story can be published: .+\n$/],
    [
      ['edition', 'empty.xml', '--out', 'page.html'],
      /^plainwire: The folder page\.html can't be written.+\n$/,
    ],
    [
      ['edition', 'empty.xml', '--out', 'full'],
      /^plainwire: The folder full is not empty and holds no edition\.\n$/,
    ],
  ])('%j', async (words, sentence) => {
    const { code, out, err } = await plainwire(...words)
    expect(err).toMatch(sentence)
    expect(code).toBe(1)
    expect(out).toBe('')
  })

  test('of the program in a process of its own, too', async () => {
    const { code, err } = await plainwireProcess('judge', 'no.jsonl')
    expect({ code, err }).toEqual({ code: 1, err: 'plainwire: Line 2 is not JSON.\n' })
  })

  test('a language that is not written is refused', async () => {
    const { code, err } = await plainwire('translate', '--to', 'xx')
    expect({ code, err }).toMatchObject({
      code: 1,
      err: expect.stringContaining('Allowed choices are nl, en.'),
    })
  })

  test('a feed that can’t be parsed is a line of the output', async () => {
    const { code, out, err } = await plainwire('parse', 'empty.xml')
    expect({ code, line: JSON.parse(out), err }).toEqual({
      code: 1,
      line: { file: 'empty.xml', error: 'The document is empty.' },
      err: '',
    })
  })
})

test('a reader who has read enough, as head does, is no failure', async () => {
  const lines = Array.from(
    { length: 20_000 },
    (_, id) => `{"id": ${id}, "text": "The bridge opened on Friday."}\n`,
  )
  await writeFile(join(folder, 'many.jsonl'), lines.join(''))
  const child = spawn(process.execPath, [MAIN, 'translate', '--to', 'en', 'many.jsonl'], { cwd: folder })
  let err = ''
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString()
  })
  child.stdout.once('data', () => child.stdout.destroy())
  const [code] = await once(child, 'exit')
  expect({ code, err }).toEqual({ code: 0, err: '' })
})
