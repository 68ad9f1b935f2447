import { z } from 'zod'
import { StoryId } from '../story/stories.ts'

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const EditionFacts = z.object({
  number: z.number().int().positive(),
  content: z.enum(['sample', 'live']),
  published_at: z.iso.datetime(),
  stories: z.number().int().positive(),
})

/** The content of current.json, a file next to the edition folders that names the edition being served. */
export const EditionPointer = EditionFacts.extend({
  /** SHA-256 of the manifest.json of the edition being served. */
  digest: Sha256,
})
export type EditionPointer = z.infer<typeof EditionPointer>

/**
 * The content of manifest.json, which lists the files of an edition and is written after them. If a listed file
 * is missing or differs from the manifest, the edition is incomplete.
 */
export const EditionManifest = EditionFacts.extend({
  /**
   * Every file of the edition except the manifest and its signature, by its path inside the edition's folder.
   */
  files: z.record(
    z.string().regex(/^[a-zA-Z0-9_-][a-zA-Z0-9._-]*(\/[a-zA-Z0-9_-][a-zA-Z0-9._-]*)*$/),
    z.object({ bytes: z.number().int().nonnegative(), sha256: Sha256 }),
  ),
})
export type EditionManifest = z.infer<typeof EditionManifest>

/**
 * The position of each story's details in stories.jsonl.gz, by story id: offset and length, in bytes, of a
 * complete gzip member.
 */
export const StoryDetailsOffsets = z.record(
  StoryId,
  z.tuple([z.number().int().nonnegative(), z.number().int().positive()]),
)
export type StoryDetailsOffsets = z.infer<typeof StoryDetailsOffsets>

/** The names of an edition's files, for the code that writes them and the code that reads them. */
export const EDITION_FILES = {
  news: 'news.json',
  stories: 'stories.jsonl.gz',
  storyIndex: 'stories.index.json',
  publishers: 'publishers.json',
  report: 'report.json',
  manifest: 'manifest.json',
  /** The signature isn't listed in the manifest, because it signs the manifest. */
  signature: 'signature.json',
  /** This file is in the parent folder of all editions. */
  pointer: 'current.json',
} as const
