import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** An answer in the form that MDN's analyzer expects. */
export interface ScoredAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

type Test = (requests: object) => { result: string | null }
interface Analyzer {
  ALL_TESTS: readonly Test[]
  getScoreModifier: (result: string) => number
  Requests: new (hostname: string) => object
}

const HOST = 'plainwire.test'
/** Bonuses only count if the score after penalties is at least this, as in the package. */
const BONUS_FROM = 90

/** Loads the analyzer from a folder in which `@mdn/mdn-http-observatory` is installed. */
async function analyzerIn(folder: string): Promise<Analyzer> {
  const source = join(folder, 'node_modules/@mdn/mdn-http-observatory/src')
  const load = (file: string) => import(pathToFileURL(join(source, file)).href)
  const [{ ALL_TESTS }, { getScoreModifier }, { Requests }] = await Promise.all(
    ['constants.js', 'grader/grader.js', 'types.js'].map(load),
  )
  return { ALL_TESTS, getScoreModifier, Requests }
}

/**
 * Loads MDN's own package, and returns a function that scores one answer of an https server with it, without
 * sending requests.
 *
 * @param folder the folder in which the package is installed
 * @returns the function; its result equals that of the package's `scan`. `cors` is the answer to a request by
 *   a page of another site, if that is scored too
 */
export async function loadMdnScorer(
  folder: string,
): Promise<(answer: ScoredAnswer, cors?: ScoredAnswer) => number> {
  const { ALL_TESTS, getScoreModifier, Requests } = await analyzerIn(folder)
  return (answer, cors) => {
    const url = new URL(`https://${HOST}/`)
    const received = { status: answer.status, headers: answer.headers, verified: true }
    const requests = Object.assign(new Requests(HOST), {
      // Redirects from plain http are left to the reverse proxy, so the analyzer gets an answer without them.
      responses: {
        auto: received,
        https: received,
        http: null,
        cors: cors ? { status: cors.status, headers: cors.headers, verified: true } : null,
        httpRedirects: [],
        httpsRedirects: [],
      },
      resources: { path: answer.body },
      session: { url, redirectHistory: [] },
    })
    const modifiers = ALL_TESTS.map((run) => getScoreModifier(run(requests).result ?? ''))
    const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 0)
    const uncurved = 100 + sum(modifiers.filter((points) => points < 0))
    return uncurved < BONUS_FROM ? uncurved : 100 + sum(modifiers)
  }
}
