import { EDITION_FILES } from '@plainwire/domain/contract'
import { describe, expect, test } from 'vitest'
import { addEditionManifest } from '../disk/place-edition.ts'
import { buildEditionFiles } from '../edition-files.ts'
import { anEdition } from '../testing/example-edition.ts'
import { createEditionSigner, generateEditionKey } from './edition-keys.ts'
import { addEditionSignature, type PreviousEdition } from './sign-edition.ts'
import { type EditionFileSource, findEditionChainProblem, verifyEdition } from './verify-edition.ts'

const signer = createEditionSigner(generateEditionKey())
const from = '2026-11-20T00:00:00.000Z'

const keyOf = ({ id, publicKey }: typeof signer, until: string | null = null) => ({
  id,
  algorithm: 'Ed25519' as const,
  public_key: publicKey,
  from,
  until,
})

interface Order {
  number?: number
  previous?: PreviousEdition
  by?: typeof signer
  keys?: ReturnType<typeof keyOf>[]
}

async function published({ number = 1, previous, by = signer, keys = [keyOf(by)] }: Order = {}) {
  const made = await buildEditionFiles(anEdition({ number }))
  const signed = addEditionSignature(made, { signer: by, keys, previous, record: undefined })
  const { files, pointer } = addEditionManifest(signed)
  const { signature } = signed
  return { files: new Map(files), before: { number, digest: pointer.digest, signature } }
}

const placeOf = (files: ReadonlyMap<string, Uint8Array>): EditionFileSource => ({
  paths: async () => [...files.keys()],
  read: async (path) => files.get(path),
})
const faultsOf = async (files: ReadonlyMap<string, Uint8Array>, trusted?: string[]) =>
  (await verifyEdition(placeOf(files), trusted)).faults

describe('verifying an edition', () => {
  test('finds nothing in one that is as it was published', async () => {
    const { files } = await published()
    const verified = await verifyEdition(placeOf(files), [signer.id])
    expect(verified).toMatchObject({ faults: [], key: signer.id, checked: files.size - 2 })
  })

  test('finds one changed byte, in whatever file and wherever in it', async () => {
    const { files } = await published()
    for (const [path, bytes] of files) {
      const places = [0, Math.floor(bytes.length / 2), bytes.length - 1]
      for (const at of places) {
        const changed = Uint8Array.from(bytes)
        changed[at] = (changed[at] ?? 0) ^ 1
        const faults = await faultsOf(new Map([...files, [path, changed]]))
        expect(faults.length, `${path} at ${at}`).toBeGreaterThan(0)
      }
    }
  })

  test('finds one changed bit of its signature, each in turn', async () => {
    const { files } = await published()
    const bytes = files.get(EDITION_FILES.signature) ?? new Uint8Array()
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Uint8Array.from(bytes)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const place = placeOf(new Map([...files, [EDITION_FILES.signature, changed]]))
      expect((await verifyEdition(place)).faults.length, `bit ${bit}`).toBeGreaterThan(0)
    }
  })

  test('names files that are missing and files that do not belong to it', async () => {
    const { files } = await published()
    for (const path of files.keys()) {
      const rest = new Map([...files].filter(([name]) => name !== path))
      expect((await faultsOf(rest)).join(), path).toContain(`${path} is missing`)
    }
    expect(await faultsOf(new Map([...files, ['news.json.bak', Buffer.from('x')]]))).toEqual([
      'news.json.bak does not belong to it',
    ])
  })

  test('refuses an edition that somebody else made and signed, where a key is named', async () => {
    const other = createEditionSigner(generateEditionKey())
    const { files } = await published({ by: other })
    expect(await faultsOf(files, [signer.id])).toEqual([
      `it is signed with the key ${other.id}, which is not trusted`,
    ])
    const foreign = { ...keyOf(other), id: signer.id }
    expect(await faultsOf((await published({ keys: [foreign] })).files)).toEqual([
      `the key ${signer.id} is not among its keys`,
    ])
  })

  test('believes several keys, each while it is valid', async () => {
    const older = createEditionSigner(generateEditionKey())
    const keys = [keyOf(older, '2026-11-20T11:00:00.000Z'), keyOf(signer)]
    expect(await faultsOf((await published({ keys })).files)).toEqual([])
    expect(await faultsOf((await published({ by: older, keys })).files)).toEqual([
      `the key ${older.id} was not valid when it was published`,
    ])
  })
})

describe('the chain of editions', () => {
  test('holds over signed editions and from one that was not signed', async () => {
    const unsigned = addEditionManifest(await buildEditionFiles(anEdition({ number: 1 })))
    const first = { number: 1, digest: unsigned.pointer.digest }
    const second = await published({ number: 2, previous: first })
    const third = await published({ number: 3, previous: second.before })
    for (const [earlier, later] of [
      [unsigned.files, second.files],
      [second.files, third.files],
    ] as const) {
      const { statement, faults } = await verifyEdition(placeOf(later))
      expect(faults).toEqual([])
      const before = await verifyEdition(placeOf(earlier))
      expect(statement?.previous && findEditionChainProblem(statement.previous, before)).toBeUndefined()
    }
  })

  test('breaks where an edition was replaced by another one, though that is signed too', async () => {
    const first = await published()
    const second = await published({ number: 2, previous: first.before })
    const replaced = await published({ keys: [keyOf(signer, '2027-01-01T00:00:00.000Z')] })
    const { statement } = await verifyEdition(placeOf(second.files))
    const before = await verifyEdition(placeOf(replaced.files))
    expect(before.faults).toEqual([])
    expect(statement?.previous && findEditionChainProblem(statement.previous, before)).toBe(
      'edition 1 is not as it was when this one was published',
    )
  })
})
