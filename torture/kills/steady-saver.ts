import { setTimeout as pause } from 'node:timers/promises'
import {
  callApi,
  createSnapshot,
  fetchSavedIds,
  findWrongSaves,
  renewToken,
  type SavingReader,
} from '../saving-reader.ts'

const STORIES = 8
const EVERY_MS = 20
/** The longest duration of a save, in ms: a longer one fails the run. */
const STUCK_MS = 60_000

/** A simulated reader who saves and removes stories, also while the server is down. */
export interface SteadySaver {
  isSaving(): boolean
  /** Resolves with the time of the first acknowledged save that was sent after the given time. */
  acknowledgedSince(moment: number): Promise<number>
  /**
   * Stops saving. Returns the number of acknowledged saves and removals, and the stories for which the
   * server's list is wrong.
   */
  stop(): Promise<{ acknowledged: number; lost: string[] }>
}

/**
 * Starts to save and remove stories for a reader. The reader's field `saved` contains the saves that the
 * server acknowledged.
 */
export function startSteadySaver(origin: string, reader: SavingReader): SteadySaver {
  const stopping = new AbortController()
  let acknowledged = 0
  let isSaving = false
  let lastBegun = 0
  let lastAcknowledged = 0

  async function saveNext(turn: number): Promise<void> {
    const id = `story-${turn % STORIES}`
    const isSaved = reader.saved.has(id)
    const path = isSaved ? `/saved-stories/${id}` : '/saved-stories'
    const body = isSaved ? undefined : { storyId: id, story: createSnapshot(id) }
    const begun = performance.now()
    reader.unsure.add(id)
    isSaving = true
    const answer = await callApi(origin, isSaved ? 'DELETE' : 'POST', path, {
      token: reader.token,
      body,
      turn,
    }).catch(() => undefined)
    isSaving = false
    if (answer?.status === 401) return renewToken(origin, reader)
    if (answer !== undefined && !answer.ok && ![429, 503].includes(answer.status))
      throw new Error(`A save was answered with ${answer.status}.`)
    if (!answer?.ok) return
    if (isSaved) reader.saved.delete(id)
    else reader.saved.add(id)
    reader.unsure.delete(id)
    acknowledged += 1
    lastBegun = begun
    lastAcknowledged = performance.now()
  }

  const saving = (async () => {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      await saveNext(turn)
      await pause(EVERY_MS)
    }
  })()
  // The error is reported by `stop`, which awaits the same promise.
  saving.catch(() => undefined)

  return {
    isSaving: () => isSaving,
    async acknowledgedSince(moment) {
      const end = performance.now() + STUCK_MS
      while (lastBegun < moment) {
        if (performance.now() > end) throw new Error(`Nothing was saved for ${STUCK_MS} ms.`)
        await pause(5)
      }
      return lastAcknowledged
    },
    async stop() {
      stopping.abort()
      await saving
      // The access token may have expired after ten minutes; the session survives every kill.
      await renewToken(origin, reader)
      const found = await fetchSavedIds(origin, reader.token)
      const lost = findWrongSaves(found, reader)
      reader.saved = found
      reader.unsure.clear()
      return { acknowledged, lost }
    },
  }
}
