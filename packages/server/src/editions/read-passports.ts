import { PublisherList } from '@plainwire/domain/contract'
import { CACHE_CONTROL } from '../serving/cache-control.ts'
import {
  createPreparedResponse,
  JSON_CONTENT_TYPE,
  type PreparedResponse,
} from '../serving/representation.ts'

/**
 * Prepares a response with the description of each publisher in an edition. Returns the responses by the
 * publisher's id; undefined if the release that made the edition wrote no descriptions.
 *
 * @throws the validation error if the file is invalid
 */
export async function preparePublisherResponses(
  bytes: Buffer | undefined,
): Promise<Map<string, PreparedResponse> | undefined> {
  if (!bytes) return undefined
  const { publishers } = PublisherList.parse(JSON.parse(bytes.toString('utf8')))
  const passports = publishers.map(async (passport): Promise<[string, PreparedResponse]> => {
    const about = { type: JSON_CONTENT_TYPE, cacheControl: CACHE_CONTROL.edition }
    return [passport.id, await createPreparedResponse(JSON.stringify(passport), about)]
  })
  return new Map(await Promise.all(passports))
}
