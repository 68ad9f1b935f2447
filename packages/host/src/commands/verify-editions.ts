import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { API } from '@plainwire/domain/contract'
import {
  chainFault,
  type OutgoingHttp,
  readPointer,
  type Verified,
  verifyEdition,
} from '@plainwire/pipeline/serving'
import { HostError } from '../host-error.ts'
import { fetchFile, folderPlace, isEditionFolder, sitePlace } from './edition-places.ts'

/** What was found of some editions, oldest first. */
export interface Findings {
  editions: { name: string; verified: Verified; faults: string[] }[]
  /** What concerns no edition by itself. */
  faults: string[]
}

type Named = readonly (readonly [name: string, verified: Verified])[]

/** Compares editions, oldest first, with what the next ones say of them. The edition before the oldest may be gone by now. */
function chained(found: Named): Findings['editions'] {
  const byNumber = new Map(found.map(([, verified]) => [verified.statement?.edition, verified]))
  return found.map(([name, verified]) => {
    const previous = verified.statement?.previous
    const before = previous ? byNumber.get(previous.edition) : undefined
    const fault = previous && before ? chainFault(previous, before) : undefined
    return { name, verified, faults: fault === undefined ? verified.faults : [...verified.faults, fault] }
  })
}

async function numbersIn(root: string): Promise<number[]> {
  const names = await readdir(root).catch((cause: unknown) => {
    throw new HostError(`There is no folder ${root}.`, { cause })
  })
  return names
    .filter((name) => /^[1-9]\d*$/.test(name))
    .map(Number)
    .sort((a, b) => a - b)
}

/** Verifies one edition's folder, with its place in the chain where the edition before is beside it; or all of a folder of editions. */
export async function verifyFolder(folder: string, trusted: readonly string[]): Promise<Findings> {
  const verify = (path: string) => verifyEdition(folderPlace(path), trusted)
  if (await isEditionFolder(folder)) {
    const verified = await verify(folder)
    const number = verified.statement?.previous?.edition
    const before = number === undefined ? undefined : join(folder, '..', String(number))
    const hasBefore = before !== undefined && (await isEditionFolder(before))
    const found: Named = [
      ...(hasBefore ? [[String(number), await verify(before)] as const] : []),
      [basename(folder), verified],
    ]
    return { editions: chained(found).slice(-1), faults: [] }
  }
  const numbers = await numbersIn(folder)
  if (numbers.length === 0) throw new HostError(`The folder ${folder} holds no edition.`)
  const found: [string, Verified][] = []
  for (const number of numbers) found.push([String(number), await verify(join(folder, String(number)))])
  return { editions: chained(found), faults: [...misnamed(found), ...(await pointerFaults(folder, found))] }
}

function misnamed(found: Named): string[] {
  return found.flatMap(([name, { statement }]) =>
    statement && String(statement.edition) !== name
      ? [`folder ${name} has edition ${statement.edition}`]
      : [],
  )
}

/** What is wrong with current.json. */
async function pointerFaults(root: string, found: Named): Promise<string[]> {
  const pointer = await readPointer(root)
  if (!pointer) return ['current.json is missing or damaged']
  const manifest = found.find(([name]) => name === String(pointer.number))?.[1].digests.manifest
  return manifest === pointer.digest ? [] : ['current.json names an edition that is not there as it says']
}

/** Verifies what a site serves: the current edition's public files, and the chain back to the oldest edition that it has. */
export async function verifySite(
  http: OutgoingHttp,
  site: string,
  trusted: readonly string[],
): Promise<Findings> {
  const bytes = await fetchFile(http, site + API.getEditionKeys.path)
  if (!bytes) throw new HostError(`${site} serves no signed editions.`)
  const { edition } = API.getEditionKeys.answer.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  const found: [string, Verified][] = []
  let number: number | undefined = edition
  while (number !== undefined) {
    const isCurrent = number === edition
    const verified: Verified = await verifyEdition(sitePlace(http, site, { number, isCurrent }), trusted)
    const isGone = !isCurrent && verified.digests.manifest === undefined
    if (isGone) break
    found.unshift([String(number), verified])
    const before: number | undefined = verified.statement?.previous?.edition
    // A chain goes back: one that doesn't would have no end.
    number = before !== undefined && before < number ? before : undefined
  }
  return { editions: chained(found), faults: [] }
}
