import { buildCallPath } from '@plainwire/domain/addresses'
import { API, Cities, FeatureFlags, PublicConfig } from '@plainwire/domain/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startServer, type TestServer } from '../../testing.ts'

const zwolle = { name: 'Zwolle', country: 'Netherlands', country_code: 'NL', latitude: 52.5, longitude: 6.1 }
let server: TestServer
beforeAll(async () => {
  server = await startServer({
    cities: Buffer.from(JSON.stringify([zwolle])),
    config: {
      flags: FeatureFlags.parse({ related: true }),
      publicUrl: 'http://x.test',
      contactEmail: 'a@x.test',
    },
  })
})
afterAll(() => server.stop())

test('AP-08 /cities.json lists name, country, latitude and longitude', async () => {
  expect(Cities.parse(await (await server.get('/cities.json')).json())).toEqual([zwolle])
})

test('RO-02 /config.json says which flags are on', async () => {
  const { flags } = PublicConfig.parse(await (await server.get('/config.json')).json())
  expect(flags).toEqual({
    ads: false,
    signIn: false,
    share: true,
    related: true,
    aboutStory: true,
    debug20: false,
    offline: true,
  })
})

test('/api/locales names the languages with the countries that read them', async () => {
  const locales = await (await server.get('/api/locales')).json()
  expect(locales).toMatchObject({
    'en-US': { name: 'English', countries: [] },
    'nl-NL': { display_name: 'Nederlands', countries: expect.arrayContaining(['NL', 'BE']) },
  })
})

test('/robots.txt lets pages be found', async () => {
  const answer = await server.get('/robots.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toContain('Allow: /')
})

describe('/openapi.json', () => {
  const Document = z.object({
    openapi: z.literal('3.1.0'),
    paths: z.record(
      z.string(),
      z.record(
        z.string(),
        z.object({ responses: z.record(z.string(), z.looseObject({ description: z.string() })) }),
      ),
    ),
    components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
  })

  test('describes every call of the contract with its errors', async () => {
    const { paths } = Document.parse(await (await server.get('/openapi.json')).json())
    const calls = Object.values(API).map(buildCallPath)
    expect(Object.keys(paths).sort()).toEqual([...new Set(calls)].sort())
    expect(Object.keys(paths['/api/stories/{id}']?.get?.responses ?? {})).toEqual([
      '200',
      '404',
      '410',
      '429',
      '503',
    ])
  })

  test('says what each error is', async () => {
    const { paths } = Document.parse(await (await server.get('/openapi.json')).json())
    expect(paths['/api/stories/{id}']?.get?.responses['404']?.description).toBe(
      'STORY_NOT_FOUND: Story not found.',
    )
  })

  test('refers only to schemas that it has, and has only those', async () => {
    const { paths, components } = Document.parse(await (await server.get('/openapi.json')).json())
    const text = JSON.stringify([paths, components])
    const referred = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name)
    expect([...new Set(referred)].sort()).toEqual(Object.keys(components.schemas).sort())
  })
})
