import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

/**
 * The plan of a load test: its requests and their rate. `calls` is repeated until enough requests are sent.
 */
const LoadPlan = z.object({
  url: z.url(),
  perSecond: z.number(),
  seconds: z.number(),
  calls: z.array(
    z.object({
      method: z.string(),
      path: z.string(),
      headers: z.record(z.string(), z.string()),
      body: z.string().optional(),
    }),
  ),
})
/** The plan of a load test: its requests and their rate. */
export type LoadTestPlan = z.infer<typeof LoadPlan>
/** The result of a load test: the response times in ms, and the number of failed requests. */
export type LoadTestResult = { times: number[]; failed: number }

const agent = new Agent({ keepAlive: true })

/** Sends a request. Returns true if the answer has a status below 400. */
function send(url: string, { method, path, headers, body }: LoadTestPlan['calls'][number]): Promise<boolean> {
  return new Promise((resolve) => {
    const outgoing = request(`${url}${path}`, { method, headers, agent }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve((answer.statusCode ?? 500) < 400))
    })
    outgoing.on('error', () => resolve(false))
    outgoing.end(body)
  })
}

/**
 * Sends requests at a constant rate, however long answers take. Each response time starts when its request is
 * really sent, so that a late timer of this process does not count.
 */
async function atPace({ url, perSecond, seconds, calls }: LoadTestPlan): Promise<LoadTestResult> {
  const times: number[] = []
  let failed = 0
  const start = performance.now() + 50
  const requests = Array.from({ length: perSecond * seconds }, async (_, index) => {
    await pause(start + (index * 1000) / perSecond - performance.now())
    const call = calls[index % calls.length]
    const sent = performance.now()
    const isOk = call !== undefined && (await send(url, call))
    times.push(performance.now() - sent)
    if (!isOk) failed += 1
  })
  await Promise.all(requests)
  return { times, failed }
}

// Sends the requests from a separate process, because client and server would slow each other down in one.
process.on('message', async (message) => {
  process.send?.(await atPace(LoadPlan.parse(message)))
})
