import swagger from '@fastify/swagger'
import { buildCallPath } from '@plainwire/domain/addresses'
import * as contract from '@plainwire/domain/contract'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** The schemas of the contract that become named schemas in the OpenAPI document. */
const NAMED = {
  CityRecord: contract.CityRecord,
  ErrorResponse: contract.ErrorResponse,
  NewsEdition: contract.NewsEdition,
  StorySourceArticle: contract.StorySourceArticle,
  NewsStory: contract.NewsStory,
  NewsTranslation: contract.NewsTranslation,
  PublisherList: contract.PublisherList,
  PublisherPassport: contract.PublisherPassport,
  PublicConfig: contract.PublicConfig,
  QualityFigure: contract.QualityFigure,
  QualityHistory: contract.QualityHistory,
  SiteStatus: contract.SiteStatus,
  StoryDetails: contract.StoryDetails,
  TranslationFile: contract.TranslationFile,
} as const

const Responses = z.record(z.string(), z.looseObject({ description: z.string() }))
const Document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ responses: Responses }))),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
})

/** Returns the names of the schemas that a part of the document refers to. */
function referred(part: unknown): string[] {
  const references = JSON.stringify(part ?? null).matchAll(/#\/components\/schemas\/(\w+)/g)
  return [...references].flatMap(([, name]) => name ?? [])
}

/**
 * Returns the description of a response in the OpenAPI document: the call's errors with the given status, or
 * 'The answer.' if it has none.
 */
function descriptionOf({ errors }: contract.Call, status: string): string {
  const codes = errors.filter((code) => String(contract.API_ERRORS[code].status) === status)
  return codes.map((code) => `${code}: ${contract.API_ERRORS[code].message}`).join(' ') || 'The answer.'
}

/**
 * Adds a description to each response of each call, which for an error status lists the contract's errors.
 */
function describeResponses(paths: z.infer<typeof Document>['paths']): void {
  for (const call of Object.values(contract.API)) {
    const responses = paths[buildCallPath(call)]?.[call.method.toLowerCase()]?.responses ?? {}
    for (const [status, response] of Object.entries(responses))
      response.description = descriptionOf(call, status)
  }
}

/**
 * Builds the OpenAPI document of the registered calls. Schemas to which no call refers are left out: every
 * schema is generated for input and for output, and most calls only use the output.
 */
export function buildOpenApiDocument(app: FastifyInstance): z.infer<typeof Document> {
  const { components, ...document } = Document.parse(app.swagger())
  describeResponses(document.paths)
  const used = new Set(referred(document.paths))
  for (const name of used) for (const next of referred(components.schemas[name])) used.add(next)
  const schemas = Object.entries(components.schemas).filter(([name]) => used.has(name))
  return { ...document, components: { ...components, schemas: Object.fromEntries(schemas) } }
}

/**
 * Starts collecting the server's API calls for the OpenAPI document, which includes every call that is
 * registered later; `app.swagger()` then returns the document.
 */
export async function registerOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  const schemaRegistry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(NAMED)) schemaRegistry.add(schema, { id })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Plainwire',
        description: 'Plain, factual news from many publishers. Reading needs no key.',
        version: '1',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: publicUrl }],
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  })
}
