import type { ContentKind } from '../content.ts'

interface EditionTable {
  number: number
  content: ContentKind
  published_at: Date
  story_count: number
  digest: string
  fencing_token: number
  signature: string | null
}

interface EditionBlobTable {
  sha256: string
  bytes: Uint8Array
}

interface EditionFileTable {
  edition: number
  path: string
  sha256: string
  size: number
}

interface EditionKeyTable {
  id: string
  public_key: string
  valid_from: Date
  valid_until: Date | null
}

interface EditionRecordTable {
  edition: number
  bytes: Uint8Array
}

interface RecordedPartTable {
  content: ContentKind
  sha256: string
  bytes: Uint8Array
  last_edition: number | null
}

/** The tables of published editions. */
export interface EditionTables {
  editions: EditionTable
  edition_blobs: EditionBlobTable
  edition_files: EditionFileTable
  edition_keys: EditionKeyTable
  edition_records: EditionRecordTable
  recorded_parts: RecordedPartTable
}
