import { z } from 'zod'

const Parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().optional(),
  schema: z.unknown(),
})
const Content = z.record(z.string(), z.object({ schema: z.unknown() }))

/** One operation (path and method) of the OpenAPI document. */
export const Operation = z.object({
  summary: z.string().optional(),
  parameters: z.array(Parameter).optional(),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(
    z.string(),
    z.object({ description: z.string().optional(), content: Content.optional() }),
  ),
})
export type Operation = z.infer<typeof Operation>

/** The parts of the OpenAPI document that the page with the API's documentation shows. */
export const ApiDocumentation = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})
export type ApiDocumentation = z.infer<typeof ApiDocumentation>
