import { setTimeout as pause } from 'node:timers/promises'
import { call, type Reader, renew, savedAt, snapshot, wrongIn } from '../saving-reader.ts'

const STORIES = 8
const EVERY_MS = 20
/** A save that is not acknowledged by then never will be. */
const STUCK_MS = 60_000

/** A simulated reader who saves and removes stories, also while the server is down. */
export interface SteadySaver {
  isSaving(): boolean
  /** Resolves with the moment of the first save that was begun after a moment and acknowledged. */
  acknowledgedSince(moment: number): Promise<number>
  /** Ends it; returns how many saves were acknowledged, and the stories that the server has wrong. */
  stop(): Promise<{ acknowledged: number; lost: string[] }>
}

/** Starts to save stories for a reader. The reader's `saved` contains what the server acknowledged. */
export function saveSteadily(origin: string, reader: Reader): SteadySaver {
  const stopping = new AbortController()
  let acknowledged = 0
  let isSaving = false
  let lastBegun = 0
  let lastAcknowledged = 0

  async function one(turn: number): Promise<void> {
    const id = `story-${turn % STORIES}`
    const isSaved = reader.saved.has(id)
    const path = isSaved ? `/saved-stories/${id}` : '/saved-stories'
    const body = isSaved ? undefined : { storyId: id, story: snapshot(id) }
    const begun = performance.now()
    reader.unsure.add(id)
    isSaving = true
    const answer = await call(origin, isSaved ? 'DELETE' : 'POST', path, {
      token: reader.token,
      body,
      turn,
    }).catch(() => undefined)
    isSaving = false
    if (answer?.status === 401) return renew(origin, reader)
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
      await one(turn)
      await pause(EVERY_MS)
    }
  })()
  // Reported by stop().
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
      // An access token is good for ten minutes; the session outlives every kill.
      await renew(origin, reader)
      const found = await savedAt(origin, reader.token)
      const lost = wrongIn(found, reader)
      reader.saved = found
      reader.unsure.clear()
      return { acknowledged, lost }
    },
  }
}
