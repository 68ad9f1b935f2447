import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'

/** A Fastify server that only sends the compressed bytes of a file. Prints its port as a line. */
const [file = ''] = process.argv.slice(2)
const bytes = readFileSync(file)
const app = Fastify()
app.get('/', (_request, reply) =>
  reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', 'gzip').send(bytes),
)
await app.listen({ host: '127.0.0.1', port: 0 })
console.log((app.server.address() as AddressInfo).port)
