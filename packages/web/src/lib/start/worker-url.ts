import { parseUrl } from '../addresses/web-address.ts'

/** The only Trusted Types policy that the page's Content-Security-Policy allows. */
const POLICY = 'plainwire'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

function isOwnWorker(url: string): boolean {
  return parseUrl(url, location.href)?.origin === location.origin
}

/** Returns the URL of a worker of this origin; throws for any other URL. */
function ownWorkerUrl(url: string): string {
  if (!isOwnWorker(url)) throw new TypeError('Not a worker of this application.')
  return url
}

/** The policy that was created, stored because a page can create a policy with the same name only once. */
const created: { policy?: ReturnType<TrustedTypes['createPolicy']> } = {}

/**
 * Returns a worker's URL in the form that the browser accepts: a trusted URL where Trusted Types are supported.
 * Throws if the URL has another origin.
 */
export function toTrustedWorkerUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return ownWorkerUrl(url)
  created.policy ??= trustedTypes.createPolicy(POLICY, { createScriptURL: ownWorkerUrl })
  return created.policy.createScriptURL(url)
}
