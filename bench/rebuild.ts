import { basename } from 'node:path'
import {
  createEditionRecord,
  createFeedParser,
  createNewsroomFromReviewedData,
  loadNewsroomData,
  rebuildEdition,
} from '@plainwire/pipeline'
import { readInputDocuments } from '../packages/host/src/commands/documents/feed-inputs.ts'
import { CONTENT_FOLDER, readPublishers } from '../packages/host/src/content.ts'
import { createCommandHttpClient } from '../packages/host/src/outgoing.ts'
import { buildEditionFromFeeds } from '../packages/newsroom/src/draft/edition-from-feeds.ts'
import { computeSoftwareVersions } from '../packages/newsroom/src/rebuilding/release-digest.ts'
import { findRecordedDays } from './coverage/recorded-days.ts'
import { requireDataFolder } from './data-folder.ts'

/** The result for one recorded day, whose edition is made from feeds first and then again from its record. */
interface Row {
  stories: number
  files: number
  identical: number
  /** Size of the record and its parts before compression. */
  recordKilobytes: number
  seconds: number
}

async function rebuiltDay(folder: string): Promise<Row> {
  const parser = createFeedParser()
  const inputs = readInputDocuments([folder], createCommandHttpClient())
  const newsroom = createNewsroomFromReviewedData(await loadNewsroomData(CONTENT_FOLDER))
  const publishers = await readPublishers()
  const tools = { inputs, now: new Date(), at: undefined, newsroom, publishers, parser }
  const edition = await buildEditionFromFeeds(tools).finally(() => parser.close())
  if (!edition.input) throw new Error(`The edition of ${folder} was not published.`)
  const record = await createEditionRecord(edition.input, edition.composed, await computeSoftwareVersions())
  // The parts of the record as texts, so that nothing else is carried over from the first run.
  const parts = new Map(Array.from(record.parts, ([digest, part]) => [digest, part()]))
  const begun = performance.now()
  const again = await rebuildEdition(JSON.parse(record.text), {
    newsroom: createNewsroomFromReviewedData(await loadNewsroomData(CONTENT_FOLDER)),
    signImage: (url) => url,
    part: (digest) => parts.get(digest) ?? '',
  })
  const seconds = Math.round((performance.now() - begun) / 100) / 10
  const identical = [...edition.files].filter(
    ([path, bytes]) => Buffer.compare(bytes, again.files.get(path) ?? new Uint8Array()) === 0,
  ).length
  const size = [record.text, ...parts.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  const { stories, files } = edition
  return { stories, files: files.size, identical, recordKilobytes: Math.round(size / 1000), seconds }
}

const rows: Record<string, Row> = {}
for (const folder of await findRecordedDays(requireDataFolder()))
  rows[basename(folder)] = await rebuiltDay(folder)
console.table(rows)
process.exitCode = Object.values(rows).every(({ files, identical }) => files === identical) ? 0 : 1
