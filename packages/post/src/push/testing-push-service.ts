import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, jwtVerify } from 'jose'

/** A device as a browser creates it, with its private keys. */
export interface TestDevice {
  name: string
  endpoint: string
  keys: { p256dh: string; auth: string }
  /** Decrypts a message. */
  open(message: Buffer): string
}

/** A message that the service accepted. */
interface TakenPush {
  device: string
  text: string
  headers: IncomingMessage['headers']
}

/** How the push service treats messages to a device. */
type Behaviour = 'takes' | 'drops' | 'silent' | { status: number; retryAfter?: string }

const HEADER_BYTES = 21
const TAG_BYTES = 16
const DELIMITER = 2

/** Decrypts a message as a browser does (RFC 8188, RFC 8291). */
function opened(message: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = message.subarray(0, 16)
  const keyBytes = message.readUInt8(20)
  const sender = message.subarray(HEADER_BYTES, HEADER_BYTES + keyBytes)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32))
  const derived = (label: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${label}\0`, bytes))
  const sealed = message.subarray(HEADER_BYTES + keyBytes)
  const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  cipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -TAG_BYTES)), cipher.final()])
  return plain.subarray(0, plain.lastIndexOf(DELIMITER)).toString('utf8')
}

function aDevice(origin: string, name: string): TestDevice {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    name,
    endpoint: `${origin}/${name}`,
    keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
    open: (message) => opened(message, ecdh, auth),
  }
}

/**
 * Verifies the sender of a message, as a push service does (RFC 8292). Throws if the device didn't subscribe
 * to this sender.
 */
async function verifySender(authorization: string, audience: string, publicKey: string): Promise<void> {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  if (key !== publicKey) throw new Error('another sender')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
  await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience, requiredClaims: ['sub', 'exp'] })
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

/**
 * Starts a push service on loopback for tests. It verifies senders, decrypts messages, and treats each device
 * as set by the test.
 */
export async function startPushService(publicKey: string) {
  const devices = new Map<string, TestDevice>()
  const behaviours = new Map<string, Behaviour>()
  const unanswered = new Map<string, AbortController>()
  const taken: TakenPush[] = []
  let requests = 0

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests += 1
    const name = (request.url ?? '').slice(1)
    const behaviour = behaviours.get(name) ?? 'takes'
    if (behaviour === 'drops') return void request.socket.destroy()
    const body = await bodyOf(request)
    if (behaviour === 'silent') return unanswered.get(name)?.abort()
    if (typeof behaviour === 'object') {
      const { status, retryAfter } = behaviour
      return void response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end()
    }
    await verifySender(request.headers.authorization ?? '', origin, publicKey)
    taken.push({ device: name, text: devices.get(name)?.open(body) ?? '', headers: request.headers })
    response.writeHead(201).end()
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(403).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    taken,
    requests: () => requests,
    device(name: string): TestDevice {
      const made = aDevice(origin, name)
      devices.set(name, made)
      return made
    },
    behave(name: string, behaviour: Behaviour): void {
      behaviours.set(name, behaviour)
      unanswered.set(name, new AbortController())
    },
    /**
     * Returns a signal that aborts as soon as a request to this address was received that will get no answer,
     * so that tests of the sender's timeout needn't wait.
     */
    patience: (url: string): AbortSignal =>
      (unanswered.get(new URL(url).pathname.slice(1)) ?? new AbortController()).signal,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
