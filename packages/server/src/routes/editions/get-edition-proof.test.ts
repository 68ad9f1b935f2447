import { generateKeyPairSync } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { API, EditionManifest, type EditionPublicKey } from '@plainwire/domain/contract'
import { aStory } from '@plainwire/domain/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, writeTestEdition } from '../../testing.ts'

const { publicKey } = generateKeyPairSync('ed25519')
const key: EditionPublicKey = {
  id: 'ab'.repeat(16),
  algorithm: 'Ed25519',
  public_key: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  from: '2026-11-20T12:00:00.000Z',
  until: null,
}

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

async function sign(number: number): Promise<string> {
  const statement = {
    version: 1,
    edition: number,
    content: 'live',
    published_at: '2026-11-20T12:00:00.000Z',
    manifest: '0'.repeat(64),
    previous: null,
    record: null,
    keys: [key],
  }
  const signature = {
    key: key.id,
    algorithm: 'Ed25519',
    statement: JSON.stringify(statement),
    signature: 'AAAA',
  }
  const text = `${JSON.stringify(signature)}\n`
  await writeFile(join(join(server.folder, 'editions'), String(number), 'signature.json'), text)
  return text
}

test('the keys, manifests and signatures of editions are public', async () => {
  const { number } = await writeTestEdition(join(server.folder, 'editions'), 7, [aStory()])
  await server.editions.refresh()
  expect((await server.get(API.getEditionKeys.path)).status).toBe(404)
  const text = await sign(number)
  const keys = await server.get(API.getEditionKeys.path)
  expect(await keys.json()).toEqual({ edition: 7, keys: [key] })
  expect(keys.headers.get('cache-control')).toContain('max-age=60')
  expect(keys.headers.get('access-control-allow-origin')).toBe('*')
  expect(await (await server.get('/editions/7/signature.json')).text()).toBe(text)
  const manifest = await server.get('/editions/7/manifest.json')
  expect(EditionManifest.parse(await manifest.json()).number).toBe(7)
})

test.each(['8', '0', '-1', 'x', '..%2f7', '99999999999'])('of edition %s there is nothing', async (name) => {
  for (const file of ['manifest', 'signature'])
    expect((await server.get(`/editions/${name}/${file}.json`)).status).toBe(404)
})
