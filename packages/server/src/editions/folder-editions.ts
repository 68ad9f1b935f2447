import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EDITION_FILES, EditionPointer } from '@plainwire/domain/contract'
import type { Log } from '@plainwire/domain/log'
import { loadEdition } from './load-edition.ts'
import type { EditionSource, EditionVerificationFileKind, LoadedEdition } from './loaded-edition.ts'

export interface FolderEditionSource extends EditionSource {
  /**
   * Loads the edition that the folder's current.json names, unless it is already loaded. Returns whether an
   * edition was loaded. Never throws: failures are logged, and the last good edition is served.
   */
  refresh(): Promise<boolean>
}

async function readPointer(root: string): Promise<EditionPointer> {
  const text = await readFile(join(root, EDITION_FILES.pointer), 'utf8')
  return EditionPointer.parse(JSON.parse(text))
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function readProof(
  root: string,
  number: number,
  file: EditionVerificationFileKind,
): Promise<Buffer | undefined> {
  return readFile(join(root, String(number), EDITION_FILES[file])).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
}

/**
 * Opens a folder of editions, as stage 7 of the pipeline (publish) writes it. Loads the current edition;
 * `refresh` later loads newer ones.
 */
export async function openFolderEditionSource(
  root: string,
  { log }: { log: Log },
): Promise<FolderEditionSource> {
  const listeners = new Set<(edition: LoadedEdition) => void>()
  let loaded: LoadedEdition | undefined
  let running: Promise<boolean> | undefined

  async function load(): Promise<boolean> {
    try {
      const pointer = await readPointer(root)
      if (pointer.digest === loaded?.pointer.digest) return false
      const edition = await loadEdition(root, pointer)
      loaded = edition
      for (const listener of listeners) listener(edition)
      log.info({ edition: pointer.number, stories: pointer.stories }, 'Serving a new edition.')
      return true
    } catch (error) {
      if (loaded || !isMissing(error))
        log.error({ err: error }, 'An edition could not be loaded; the last one stays.')
      return false
    }
  }

  const editions: FolderEditionSource = {
    current: () => loaded,
    proof: (number, file) => readProof(root, number, file),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    // Runs are serialised, because two concurrent runs could end with the older edition.
    refresh() {
      const previous = running ?? Promise.resolve(false)
      const next = previous.then(load)
      running = next
      return next
    },
  }
  await editions.refresh()
  return editions
}
