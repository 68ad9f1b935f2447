import { PublisherList } from '@plainwire/domain/contract'
import { CACHE } from '../serving/cache-control.ts'
import { JSON_TYPE, type Representation, represent } from '../serving/representation.ts'

/**
 * Each publisher's passport, by id, ready to be sent. An edition of a release that had none gives undefined.
 *
 * @throws what the contract throws where the file is not a list of passports
 */
export async function readPassports(
  bytes: Buffer | undefined,
): Promise<Map<string, Representation> | undefined> {
  if (!bytes) return undefined
  const { publishers } = PublisherList.parse(JSON.parse(bytes.toString('utf8')))
  const passports = publishers.map(async (passport): Promise<[string, Representation]> => {
    const about = { type: JSON_TYPE, cacheControl: CACHE.edition }
    return [passport.id, await represent(JSON.stringify(passport), about)]
  })
  return new Map(await Promise.all(passports))
}
