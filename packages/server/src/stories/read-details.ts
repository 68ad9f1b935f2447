import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { StoryDetails } from '@plainwire/domain/contract'
import type { PreparedResponse } from '../serving/representation.ts'

const gunzipAsync = promisify(gunzip)

/** Parses a story's details from a prepared HTTP response, whose body is decompressed if necessary. */
export async function parseStoryDetailsResponse({ forms }: PreparedResponse): Promise<StoryDetails> {
  const bytes = forms.identity ?? (await gunzipAsync(forms.gzip ?? Buffer.alloc(0)))
  return StoryDetails.parse(JSON.parse(bytes.toString('utf8')))
}
