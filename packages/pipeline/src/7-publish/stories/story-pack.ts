import type { StoryDetails, StoryDetailsOffsets } from '@plainwire/domain/contract'
import { compressGzip } from '../disk/compress.ts'

/** The number of stories compressed at the same time. */
const AT_ONCE = 32

/** The stories of an edition in one file, with an index. */
export interface PackedStories {
  /** The content of stories.jsonl.gz. */
  pack: Uint8Array
  index: StoryDetailsOffsets
}

/**
 * Packs every story's details into one file: a JSON line each, compressed as a separate gzip member.
 * Consecutive members are a valid gzip file, so that `zcat` reads it, and a server can send one story, already
 * compressed, by the index. Measured with 2,000 stories: one file per story with both compressed forms takes
 * 6,000 fsyncs; this takes one, and a third of the memory to serve.
 */
export async function packStories(details: readonly StoryDetails[]): Promise<PackedStories> {
  const members: Uint8Array[] = []
  for (let start = 0; start < details.length; start += AT_ONCE) {
    const some = details.slice(start, start + AT_ONCE)
    const lines = some.map((story) => Buffer.from(`${JSON.stringify(story)}\n`))
    members.push(...(await Promise.all(lines.map(compressGzip))))
  }
  let offset = 0
  const places = details.map(({ id }, position): [string, [number, number]] => {
    const length = members[position]?.length ?? 0
    offset += length
    return [id, [offset - length, length]]
  })
  return { pack: Buffer.concat(members), index: Object.fromEntries(places) }
}
