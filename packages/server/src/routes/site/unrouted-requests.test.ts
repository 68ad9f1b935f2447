import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectRegisteredRoutes, createUnroutedRequestHandler } from './unrouted-requests.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  app.setNotFoundHandler(createUnroutedRequestHandler(collectRegisteredRoutes(app)))
  const answer = async () => 'answer'
  app.get('/news.json', { config: { isPublic: true } }, answer)
  app.get('/api/stories/:id', { config: { isPublic: true } }, answer)
  app.get('/api/settings', answer)
  app.put('/api/settings', answer)
  app.post('/api/stories/:id/share', answer)
  app.get('/api/all/*', { config: { isPublic: true } }, answer)
  await app.ready()
})
afterAll(() => app.close())

async function ask(method: string, url: string) {
  const { statusCode, headers } = await app.inject({ method: method as 'GET', url })
  const allowed = Object.entries(headers).filter(([name]) => name.startsWith('access-control-'))
  return {
    status: statusCode,
    allow: headers.allow,
    cache: headers['cache-control'],
    cors: Object.fromEntries(allowed),
  }
}

describe('a method that an address doesn’t have', () => {
  test.each([
    ['POST', '/news.json', 'GET, HEAD'],
    ['DELETE', '/news.json?a=1', 'GET, HEAD'],
    ['PUT', '/api/stories/s1', 'GET, HEAD'],
    ['DELETE', '/api/settings', 'GET, HEAD, PUT'],
    ['GET', '/api/stories/s1/share', 'POST'],
    // Every other address may be that of a page, for which only GET and HEAD are allowed.
    ['POST', '/anything/else', 'GET, HEAD'],
    ['POST', '/apis', 'GET, HEAD'],
    ['POST', '/newsxjson', 'GET, HEAD'],
  ])('%s %s is refused with those that it has', async (method, url, allow) => {
    expect(await ask(method, url)).toEqual({ status: 405, allow, cache: 'no-store', cors: {} })
  })
})

describe('an address that we don’t have', () => {
  test.each([
    ['GET', '/nothing'],
    ['HEAD', '/nothing'],
    ['GET', '/newsxjson'],
    ['POST', '/api'],
    ['POST', '/api/nothing'],
    ['OPTIONS', '/api/nothing'],
    ['PUT', '/api/stories/s1/s2'],
    ['PUT', '/api/stories/'],
    ['PUT', '/api/settings/more'],
    ['POST', '/api/all/of/it'],
  ])('isn’t found, by %s %s', async (method, url) => {
    expect(await ask(method, url)).toMatchObject({ status: 404, allow: undefined, cache: 'no-store' })
  })
})

describe('a request for the methods of an address', () => {
  test('is answered for pages of other sites where these may read it', async () => {
    for (const url of ['/news.json', '/api/stories/s1?x=1'])
      expect(await ask('OPTIONS', url)).toEqual({
        status: 204,
        allow: 'GET, HEAD',
        cache: 'no-store',
        cors: {
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'GET, HEAD',
          'access-control-allow-headers': 'If-None-Match',
          'access-control-max-age': '86400',
        },
      })
  })

  test('is answered without that where they may not', async () => {
    expect(await ask('OPTIONS', '/api/settings')).toEqual({
      status: 204,
      allow: 'GET, HEAD, PUT',
      cache: 'no-store',
      cors: {},
    })
    expect(await ask('OPTIONS', '/a/page')).toMatchObject({ status: 204, allow: 'GET, HEAD', cors: {} })
  })
})
