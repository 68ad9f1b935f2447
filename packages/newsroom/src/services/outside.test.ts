import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadNewsroomData } from '@plainwire/pipeline'
import { silentLog } from '@plainwire/store/testing-logs'
import { expect, onTestFinished, test } from 'vitest'
import { CONTENT_FOLDER } from '../testing-newsroom.ts'
import { openDirectModelWriter, openTranslator } from './outside.ts'

const TEXT = {
  headline: 'Six dead in Beira',
  subHeadline: '',
  description: '',
  sentences: [],
  headlineFrom: 'a1',
}
const now = () => new Date('2026-11-21T12:00:00Z')

/** Simulates a LibreTranslate on loopback that translates one headline, and counts its requests. */
async function translatorServer() {
  let requests = 0
  const server = createServer((_request, response) => {
    requests += 1
    response.end(JSON.stringify({ translatedText: ['Zes doden in Beira'] }))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, requests: () => requests }
}

test('B7 a translation is paid for once, also after a restart', async () => {
  const { url, requests } = await translatorServer()
  const folder = await mkdtemp(join(tmpdir(), 'outside-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const choice = { kind: 'libretranslate' as const, url }
  const translator = { choice, charactersPerDay: 1_000, charactersPerMonth: 1_000 }
  const data = await loadNewsroomData(CONTENT_FOLDER)
  for (let run = 0; run < 2; run++) {
    await using closers = new AsyncDisposableStack()
    const opened = await openTranslator({ translator, data, folder, log: silentLog, now }, closers)
    expect(await opened?.translate(TEXT, 'en', 'nl')).toMatchObject({
      headline: 'Zes doden in Beira',
      state: 'checked',
    })
  }
  expect(requests()).toBe(1)
})

test('without settings there is no translator and no writer', async () => {
  await using closers = new AsyncDisposableStack()
  const data = await loadNewsroomData(CONTENT_FOLDER)
  const order = { translator: undefined, data, folder: undefined, log: silentLog, now }
  expect(await openTranslator(order, closers)).toBeUndefined()
  expect(openDirectModelWriter({ writer: undefined, log: silentLog, now }, closers)).toBeUndefined()
})
