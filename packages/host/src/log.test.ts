import fs from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRootSpan, runInRootSpan, type TraceSpan } from '@plainwire/newsroom/spans'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFileLog } from './log.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-log-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

const linesOf = async (file: string) => (await readFile(file, 'utf8')).trim().split('\n')

/** Makes every write fail, as on a full disk, until the returned function is called. */
function fillDisk() {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const write = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw full
  })
  return () => write.mockRestore()
}

describe('row 33, H2: a log on a full disk', () => {
  test('doesn’t end the process, and writes the waiting lines when there is space again', async () => {
    const { log, file } = createFileLog(folder, 'info')
    log.info('before')
    const empty = fillDisk()
    for (let n = 0; n < 10; n += 1) log.info({ n }, 'waits')
    empty()
    log.info('after')
    const lines = await linesOf(file)
    expect(lines).toHaveLength(12)
    expect([lines.at(0), lines.at(-1)].map((line) => JSON.parse(line ?? '').msg)).toEqual(['before', 'after'])
  })

  test('takes a bounded memory, and says how many lines were lost', async () => {
    const { log, file } = createFileLog(folder, 'info')
    const empty = fillDisk()
    const text = 'x'.repeat(1000)
    for (let n = 0; n < 1000; n += 1) log.info(text)
    empty()
    await Promise.resolve()
    log.info('after')
    await vi.waitFor(async () => expect(await readFile(file, 'utf8')).toContain('were lost'))
    const { size } = await stat(file)
    expect(size).toBeLessThan(300_000)
    const lost = (await linesOf(file)).map((line) => JSON.parse(line)).find(({ lines }) => lines > 0)
    expect(lost.lines).toBeGreaterThan(700)
  })

  test.runIf(process.platform === 'linux')('that was full from the start ends nothing', async () => {
    await fs.promises.symlink('/dev/full', join(folder, 'plainwire.log'))
    const { log } = createFileLog(folder, 'info')
    expect(() => log.info('nowhere')).not.toThrow()
  })
})

describe('row 33, H3: a log', () => {
  test('is set aside by size, and never takes more than five files', async () => {
    const { log, file } = createFileLog(folder, 'info', 10_000)
    const text = 'x'.repeat(900)
    for (let n = 0; n < 200; n += 1) {
      log.info({ n }, text)
      await new Promise(setImmediate)
    }
    const files = await readdir(folder)
    expect(files.toSorted()).toEqual(['plainwire.log', ...[1, 2, 3, 4].map((n) => `plainwire.log.${n}`)])
    for (const name of files) expect((await stat(join(folder, name))).size).toBeLessThan(11_100)
    expect(JSON.parse((await linesOf(file)).at(-1) ?? '').n).toBe(199)
  })

  test('names the trace that a line belongs to, and nothing of it afterwards', async () => {
    const { log, file } = createFileLog(folder, 'info')
    const ids = { trace_id: 'a-trace', span_id: 'a-span' }
    const ignore = () => undefined
    const span: TraceSpan = { ids, child: () => span, rename: ignore, set: ignore, fail: ignore, end: ignore }
    await runInRootSpan(createRootSpan(span, 'internal'), async () => {
      log.info({ n: 1 }, 'one')
      log.info('two')
    })
    log.info('three')
    const [one, two, three] = (await linesOf(file)).map((line) => JSON.parse(line))
    expect(one).toMatchObject({ ...ids, n: 1, msg: 'one' })
    expect(two).toMatchObject({ ...ids, msg: 'two' })
    expect([two.n, three.trace_id]).toEqual([undefined, undefined])
  })

  test('continues the file of the previous run', async () => {
    createFileLog(folder, 'info').log.info('one')
    const { log, file } = createFileLog(folder, 'info')
    log.info('two')
    expect(await linesOf(file)).toHaveLength(2)
  })
})
