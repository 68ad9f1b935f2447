import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NewsroomData } from './newsroom-data.ts'

/** The path of each part of the data below `content/`. */
const FILES = {
  breaking: 'breaking.json',
  dutchEnglish: 'terms/dutch-english.json',
  englishSynonyms: 'terms/english-synonyms.json',
  paraphrases: 'terms/paraphrases.json',
  ordinaryWords: 'terms/ordinary-words.json',
  exonyms: 'terms/exonyms.json',
  demonyms: 'terms/demonyms.json',
  placeWords: 'data/place-words.json',
  placeCues: 'data/place-cues.json',
  regions: 'data/regions.json',
  lowCountries: 'data/low-countries.json',
  personNames: 'terms/person-names.json',
  clickbaitRules: 'lexicons/clickbait.json',
  loadedWords: 'lexicons/loaded-words.json',
  categoryWords: 'lexicons/categories.json',
  clickbaitModel: 'weights/clickbait.json',
  clickbaitSigns: 'weights/clickbait-signs.json',
  categoryModel: 'weights/categories.json',
  clusterModel: 'weights/cluster.json',
  headlineChoice: 'weights/headline-choice.json',
  sentenceChoice: 'weights/sentence-choice.json',
  opinionWords: 'weights/opinion-words.json',
  claimWeights: 'weights/claim-check.json',
} as const

/** Thrown if reviewed data can't be used. The message is one sentence that names the file. */
class NewsroomDataError extends Error {
  override readonly name = 'NewsroomDataError'
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (cause) {
    throw new NewsroomDataError(`Newsroom data can't be read: ${path}`, { cause })
  }
}

/**
 * Reads and validates the newsroom's data.
 *
 * @param folder the project's `content` folder
 * @throws NewsroomDataError naming the first file that is missing or invalid
 */
export async function loadNewsroomData(folder: string): Promise<NewsroomData> {
  const parts = Object.entries(FILES).map(
    async ([name, file]) => [name, await readJson(join(folder, file))] as const,
  )
  const read = NewsroomData.safeParse(Object.fromEntries(await Promise.all(parts)))
  if (read.success) return read.data
  const issue = read.error.issues[0]
  const name = String(issue?.path[0])
  const file = Object.entries(FILES).find(([part]) => part === name)?.[1] ?? name
  throw new NewsroomDataError(`Newsroom data doesn't fit: ${join(folder, file)}: ${issue?.message ?? ''}`)
}
