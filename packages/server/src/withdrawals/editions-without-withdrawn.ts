import { EDITION_FILES, PublisherList, TranslationFile } from '@plainwire/domain/contract'
import { excludeWithdrawnStories, type WithdrawnContent } from '@plainwire/domain/withdrawal'
import type { EditionSource, LoadedEdition } from '../editions/loaded-edition.ts'
import { CACHE_CONTROL } from '../serving/cache-control.ts'
import {
  computeEtag,
  createPreparedResponse,
  JSON_CONTENT_TYPE,
  type PreparedResponse,
} from '../serving/representation.ts'
import type { WithdrawalSource } from './withdrawal-source.ts'

/** The parts of an edition that are replaced when something is withdrawn. */
type EditionParts = Pick<LoadedEdition, 'news' | 'passports'> & {
  files: ReadonlyMap<string, PreparedResponse>
  gone: ReadonlySet<string>
}

/**
 * The Brotli quality of the compressed files, from 0 to 11. It is high because the files are compressed only
 * once per edition or withdrawal, and outside the event loop.
 */
const QUALITY = 9

/**
 * Returns a file that can be sent uncompressed immediately; its compressed forms are added when they are ready.
 */
function fileOf(content: object): PreparedResponse {
  const text = JSON.stringify(content)
  const about = { type: JSON_CONTENT_TYPE, cacheControl: CACHE_CONTROL.edition }
  const file: PreparedResponse = { ...about, tag: computeEtag(text), forms: { identity: Buffer.from(text) } }
  const forms = createPreparedResponse(text, { ...about, quality: QUALITY })
  // If compression fails, the file is sent uncompressed.
  void forms.then((made) => Object.assign(file, { forms: made.forms })).catch(() => undefined)
  return file
}

const jsonOf = (file: PreparedResponse | undefined): unknown =>
  file?.forms.identity && JSON.parse(file.forms.identity.toString('utf8'))

function translationFiles(edition: LoadedEdition, gone: ReadonlySet<string>): [string, PreparedResponse][] {
  const paths = Object.values(edition.news.supported_locales).map(({ translation_file }) => translation_file)
  return paths.flatMap((path): [string, PreparedResponse][] => {
    const read = TranslationFile.safeParse(jsonOf(edition.file(path)))
    if (!read.success) return []
    const translations = read.data.translations.filter(({ story_id }) => !gone.has(story_id))
    return [[path, fileOf({ translations })]]
  })
}

function publisherFile(
  edition: LoadedEdition,
  { publishers }: WithdrawnContent,
): [string, PreparedResponse][] {
  if (publishers.size === 0) return []
  const read = PublisherList.safeParse(jsonOf(edition.file(EDITION_FILES.publishers)))
  if (!read.success) return []
  const listed = read.data.publishers.filter(({ id }) => !publishers.has(id))
  return [[EDITION_FILES.publishers, fileOf({ ...read.data, publishers: listed })]]
}

function partsOf(edition: LoadedEdition, withdrawn: WithdrawnContent): EditionParts {
  const news = excludeWithdrawnStories(edition.news, withdrawn)
  const left = new Set(news.stories.map(({ id }) => id))
  const gone = new Set(edition.news.stories.flatMap(({ id }) => (left.has(id) ? [] : [id])))
  const files = new Map([
    ...(news === edition.news ? [] : [[EDITION_FILES.news, fileOf(news)] as const]),
    ...(gone.size === 0 ? [] : translationFiles(edition, gone)),
    ...publisherFile(edition, withdrawn),
  ])
  const passports =
    edition.passports && new Map([...edition.passports].filter(([id]) => !withdrawn.publishers.has(id)))
  return { news, passports, files, gone }
}

/**
 * Returns a digest that identifies an edition without its withdrawn content. Caches use it as a key, so that no
 * answer from before a withdrawal is used afterwards. The revision of the withdrawals isn't sufficient as a
 * key: it doesn't change when a story is merged with a withdrawn one and is thereby withdrawn too.
 */
function digestOf({ pointer }: LoadedEdition, { revision, stories }: WithdrawnContent): string {
  return computeEtag([pointer.digest, revision, ...[...stories].sort()].join(' '))
}

function without(edition: LoadedEdition, withdrawn: WithdrawnContent): LoadedEdition {
  const { news, passports, files, gone } = partsOf(edition, withdrawn)
  return {
    ...edition,
    pointer: { ...edition.pointer, digest: digestOf(edition, withdrawn) },
    news,
    passports,
    gone,
    file: (path) => files.get(path) ?? edition.file(path),
    story: (id) => (gone.has(id) ? undefined : edition.story(id)),
  }
}

/**
 * Wraps editions so that withdrawn content is left out as soon as it is withdrawn, even from the edition being
 * served.
 */
export function excludeWithdrawnFromEditions<Source extends EditionSource>(
  editions: Source,
  withdrawals: WithdrawalSource,
): Source {
  let made: { from: LoadedEdition; withdrawn: WithdrawnContent; edition: LoadedEdition } | undefined
  const offered = (edition: LoadedEdition): LoadedEdition => {
    const withdrawn = withdrawals.current()
    if (withdrawn.revision === 0) return edition
    if (made?.from !== edition || made.withdrawn !== withdrawn)
      made = { from: edition, withdrawn, edition: without(edition, withdrawn) }
    return made.edition
  }
  const current = () => {
    const edition = editions.current()
    return edition && offered(edition)
  }
  return {
    ...editions,
    current,
    onChange(listener) {
      const forgetEditions = editions.onChange((edition) => listener(offered(edition)))
      const forgetWithdrawals = withdrawals.onChange(() => {
        const edition = current()
        if (edition) listener(edition)
      })
      return () => {
        forgetEditions()
        forgetWithdrawals()
      }
    },
  }
}
