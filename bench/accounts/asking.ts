import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

/** The requests and their rate. Request number n is the n-th of `calls`, which is repeated. */
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
/** The parameters of a measurement. */
export type LoadPlan = z.infer<typeof LoadPlan>
/** The response times in ms, and the number of failed requests. */
export type LoadAnswers = { times: number[]; failed: number }

const agent = new Agent({ keepAlive: true })

/** Whether an answer came, and was a good one. */
function ask(url: string, { method, path, headers, body }: LoadPlan['calls'][number]): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request(`${url}${path}`, { method, headers, agent }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve((answer.statusCode ?? 500) < 400))
    })
    asked.on('error', () => resolve(false))
    asked.end(body)
  })
}

/** Asks at a steady pace, whatever the answers take. Each is timed from when it was sent: that this process sends late is no answer's fault. */
async function atPace({ url, perSecond, seconds, calls }: LoadPlan): Promise<LoadAnswers> {
  const times: number[] = []
  let failed = 0
  const start = performance.now() + 50
  const asked = Array.from({ length: perSecond * seconds }, async (_, index) => {
    await pause(start + (index * 1000) / perSecond - performance.now())
    const call = calls[index % calls.length]
    const sent = performance.now()
    const isOk = call !== undefined && (await ask(url, call))
    times.push(performance.now() - sent)
    if (!isOk) failed += 1
  })
  await Promise.all(asked)
  return { times, failed }
}

// A process of its own: on the server's it would wait for what it measures, and the server for it.
process.on('message', async (message) => {
  process.send?.(await atPace(LoadPlan.parse(message)))
})
