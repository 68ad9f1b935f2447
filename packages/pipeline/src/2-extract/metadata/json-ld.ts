import { z } from 'zod'

/** Schema.org types of the article itself. */
const ARTICLE = /(Article|Report|BlogPosting|LiveBlogPosting)$/
/** Maximum length of a block of structured data, in characters; longer ones are data dumps. */
const MAX_CHARACTERS = 500_000

const Text = z.string().optional().catch(undefined)
const Named = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])
const Names = z
  .union([Named.transform((name) => [name]), z.array(Named.catch(''))])
  .optional()
  .catch(undefined)
const Url = z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])
const Urls = z
  .union([Url.transform((url) => [url]), z.array(Url.catch(''))])
  .optional()
  .catch(undefined)
const Words = z
  .union([z.string().transform((words) => words.split(',')), z.array(Named.catch(''))])
  .optional()
  .catch(undefined)
/**
 * A flag, written as a boolean, number or text: false if it is false, 0, 'False', 'no', '0' or schema.org's URL
 * of False, else true.
 */
const Flag = z
  .union([
    z.boolean(),
    z.number().transform((number) => number !== 0),
    z.string().transform((text) => !/^(?:https?:\/\/schema\.org\/)?(?:false|no|0)$/i.test(text.trim())),
  ])
  .optional()
  .catch(undefined)

/** The structured data of a page's article; every property may be missing or have the wrong type. */
const LinkedArticle = z.object({
  headline: Text,
  description: Text,
  datePublished: Text,
  dateModified: Text,
  author: Names,
  image: Urls,
  articleSection: Words,
  keywords: Words,
  publisher: Names,
})
export type JsonLdArticle = z.infer<typeof LinkedArticle>

const Node = z.looseObject({
  '@type': z
    .union([z.string(), z.array(z.string())])
    .optional()
    .catch(undefined),
})

function isArticle(node: z.infer<typeof Node>): boolean {
  const types = [node['@type'] ?? []].flat()
  return types.some((type) => ARTICLE.test(type))
}

/** The maximum number of nodes examined in one block. */
const MAX_NODES = 200

function nodesOf(json: unknown): unknown[] {
  if (Array.isArray(json)) return json.slice(0, MAX_NODES).flatMap(nodesOf)
  const graph = z.object({ '@graph': z.array(z.unknown()) }).safeParse(json)
  return graph.success ? [json, ...graph.data['@graph']] : [json]
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source.replace(/^\s*<!--|-->\s*$/g, '').replace(/\p{Cc}+/gu, ' '))
  } catch {
    return undefined // broken structured data is common; the page's other metadata is used
  }
}

/** An item of the page, or a part of one, that may be marked as not free. */
const MaybePaid = z.object({ isAccessibleForFree: Flag, hasPart: z.unknown().optional() })
/** 'isAccessibleForFree: false' in structured data that can't be parsed. */
const PAID = /["']isAccessibleForFree["']\s*:\s*["']?(?:false|no)\b/i

function isPaid(node: unknown): boolean {
  const result = MaybePaid.safeParse(node)
  if (!result.success) return false
  const { isAccessibleForFree, hasPart } = result.data
  const parts = [hasPart].flat().slice(0, MAX_NODES)
  return (
    isAccessibleForFree === false ||
    parts.some((part) => MaybePaid.safeParse(part).data?.isAccessibleForFree === false)
  )
}

/** Whether a page's structured data marks it, or a part of it, as not free to read. */
export function isMarkedAsPaywalled(sources: readonly string[]): boolean {
  return sources
    .filter(({ length }) => length <= MAX_CHARACTERS)
    .some((source) => {
      const json = parsed(source)
      return json === undefined ? PAID.test(source) : nodesOf(json).slice(0, MAX_NODES).some(isPaid)
    })
}

/** The schema.org article in a page's JSON-LD blocks, if there is one. */
export function findJsonLdArticle(sources: readonly string[]): JsonLdArticle | undefined {
  for (const source of sources) {
    if (source.length > MAX_CHARACTERS) continue
    for (const candidate of nodesOf(parsed(source)).slice(0, MAX_NODES)) {
      const node = Node.safeParse(candidate)
      if (node.success && isArticle(node.data)) return LinkedArticle.parse(node.data)
    }
  }
  return undefined
}
