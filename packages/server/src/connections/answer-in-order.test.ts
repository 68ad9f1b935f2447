import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { answerRequestsInOrder } from './answer-in-order.ts'

let closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers) await close()
  closers = []
})

/** A server whose answers the test sends, with the requests that its handler has been given. */
async function start() {
  const begun: string[] = []
  const open: ServerResponse[] = []
  const server = createServer(
    answerRequestsInOrder(({ url = '' }, response) => {
      begun.push(url)
      open.push(response)
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return { begun, open, answer: () => open.shift()?.end('ok'), client: () => clientOf(port) }
}

/** A connection that sends several requests at once, and what it has received. */
function clientOf(port: number) {
  const socket: Socket = connect(port, '127.0.0.1')
  closers.unshift(() => socket.destroy())
  const state = { text: '', isClosed: false }
  socket.on('data', (bytes) => {
    state.text += bytes
  })
  // A connection that the server cuts may end with an error, depending on what is being sent; it is ignored.
  socket.on('error', () => undefined)
  socket.on('close', () => {
    state.isClosed = true
  })
  return {
    state,
    socket,
    send: (paths: readonly string[]) =>
      socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join('')),
    answers: () => state.text.match(/HTTP\/1\.1 200/g)?.length ?? 0,
  }
}
const paths = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`)

test('requests that are sent together are begun one after the other, in their order', async () => {
  const { begun, open, answer, client } = await start()
  const { send, answers } = client()
  send(paths(3))
  for (const done of [1, 2, 3]) {
    await expect.poll(() => begun.length).toBe(done)
    expect(open).toHaveLength(1)
    answer()
    await expect.poll(answers).toBe(done)
  }
  expect(begun).toEqual(['/0', '/1', '/2'])
})

test('a request after an answer is begun at once', async () => {
  const { begun, answer, client } = await start()
  const { send, answers } = client()
  for (const [index, path] of paths(3).entries()) {
    send([path])
    await expect.poll(() => begun.at(-1)).toBe(path)
    answer()
    await expect.poll(answers).toBe(index + 1)
  }
})

test('connections don’t wait for each other', async () => {
  const { begun, client } = await start()
  client().send(['/slow'])
  await expect.poll(() => begun).toEqual(['/slow'])
  client().send(['/other'])
  await expect.poll(() => begun).toEqual(['/slow', '/other'])
})

test('twenty requests may wait on a connection', async () => {
  const { begun, answer, client } = await start()
  const { send, answers } = client()
  send(paths(21))
  for (let done = 1; done <= 21; done += 1) {
    await expect.poll(() => begun.length).toBe(done)
    answer()
  }
  await expect.poll(answers).toBe(21)
})

test('a connection on which more wait is closed, and none of them is begun', async () => {
  const { begun, open, client } = await start()
  const { send, state } = client()
  send(paths(22))
  await expect.poll(() => state.isClosed).toBe(true)
  // When the first response has closed, the handler would be given the next request if it weren't dropped.
  await expect.poll(() => open[0]?.closed || open[0]?.destroyed).toBe(true)
  expect(begun).toEqual(['/0'])
  expect(state.text).toBe('')
})

test('requests of a client that has gone are dropped', async () => {
  const { begun, open, client } = await start()
  const { send, socket } = client()
  send(paths(3))
  await expect.poll(() => begun.length).toBe(1)
  const gone = new Promise((resolve) => open[0]?.once('close', resolve))
  socket.destroy()
  await gone
  await new Promise((resolve) => setImmediate(resolve))
  expect(begun).toEqual(['/0'])
})
