import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy between the browser and the product that simulates a lost network and new releases. */
export interface FaultInjectingProxy {
  origin: string
  /** Closes all connections and refuses new ones. */
  cut(): void
  /** Accepts connections again. */
  connect(): void
  /**
   * Serves the product as another release, with other names of the build's files. Release 0 has the original
   * names.
   */
  deploy(release: number): void
  /** Serves a script at a path instead of the product's; undefined serves the product's again. */
  replace(path: string, script: string | undefined): void
  /** Leaves requests for a path unanswered; undefined lets all requests be answered again. */
  hold(path: string | undefined): void
  stop(): Promise<void>
}

const IS_TEXT = /^(text\/|application\/json)/
const RELEASE_ID = /id:[`"']([0-9a-f]{16})[`"']/

/** Replaces the names of the build's files in a text by those of another release. */
function renamed(text: string, release: number): string {
  const id = RELEASE_ID.exec(text)?.[1]
  const moved = text
    .replaceAll('/build/', `/build/r${release}/`)
    .replace(/(["'`])build\//g, `$1build/r${release}/`)
  return id ? moved.replaceAll(id, `${id}r${release}`) : moved
}

/** The product's path for a path of a release; undefined for files of other releases. */
function productPath(path: string, release: number): string | undefined {
  if (!path.startsWith('/build/') || release === 0) return path
  const own = `/build/r${release}/`
  return path.startsWith(own) ? path.replace(own, '/build/') : undefined
}

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  return Buffer.concat(parts)
}

/** Starts a proxy in front of the product that runs at the given origin. */
export async function startFaultInjectingProxy(product: string): Promise<FaultInjectingProxy> {
  let isCut = false
  let release = 0
  let held: string | undefined
  const own = new Map<string, string>()

  async function pass(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    if (isCut) return void incoming.socket.destroy()
    const path = incoming.url ?? '/'
    if (path === held) return
    const script = own.get(path)
    if (script !== undefined) {
      return void reply
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
        .end(script)
    }
    const wanted = productPath(path, release)
    if (wanted === undefined) return void reply.writeHead(404, { 'cache-control': 'no-store' }).end()
    const { 'accept-encoding': _, 'if-none-match': __, host: ___, ...headers } = incoming.headers
    const onward = request(
      product + wanted,
      { method: incoming.method ?? 'GET', headers },
      async (answer) => {
        const bytes = await bytesOf(answer)
        const isBuild = IS_TEXT.test(answer.headers['content-type'] ?? '') && !path.startsWith('/news')
        const body = release > 0 && isBuild ? Buffer.from(renamed(bytes.toString(), release)) : bytes
        const {
          etag: _tag,
          'content-length': _length,
          'transfer-encoding': _coding,
          ...remaining
        } = answer.headers
        reply.writeHead(answer.statusCode ?? 500, { ...remaining, 'content-length': body.length }).end(body)
      },
    )
    onward.on('error', () => incoming.socket.destroy())
    incoming.pipe(onward)
  }

  const server = createServer((incoming, reply) => void pass(incoming, reply))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    cut() {
      isCut = true
      server.closeAllConnections()
    },
    connect() {
      isCut = false
    },
    deploy(next) {
      release = next
    },
    replace(path, script) {
      if (script === undefined) own.delete(path)
      else own.set(path, script)
    },
    hold(path) {
      held = path
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
