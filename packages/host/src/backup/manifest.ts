import { z } from 'zod'

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** The header of a backup's entry. */
export const BackupEntryHeader = z.discriminatedUnion('kind', [
  /** A table's rows as PostgreSQL's COPY text, one per line. */
  z.object({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()) }),
  /** A file of the data folder. */
  z.object({ kind: z.literal('file'), name: z.string().regex(/^[a-z][a-z0-9.-]*$/) }),
])
export type BackupEntryHeader = z.infer<typeof BackupEntryHeader>

/** The size and hash of an entry, which show whether the entry is complete. */
export const BackupEntryChecksum = z.object({
  kind: z.enum(['table', 'file']),
  name: z.string(),
  bytes: z.number().int().nonnegative(),
  /** The number of rows, for tables only. */
  rows: z.number().int().nonnegative().optional(),
  sha256: Sha256,
})
export type BackupEntryChecksum = z.infer<typeof BackupEntryChecksum>

/** The last frame of a backup; without it the file is incomplete. */
export const Manifest = z.object({
  version: z.literal(1),
  made_at: z.iso.datetime(),
  migrations: z.array(z.string()),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  entries: z.array(BackupEntryChecksum),
})
export type Manifest = z.infer<typeof Manifest>
