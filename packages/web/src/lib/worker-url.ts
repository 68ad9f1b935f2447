import { parsedUrl } from './web-address.ts'

/** The one Trusted Types policy that the page's Content-Security-Policy allows. */
const POLICY = 'plainwire'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

function isOwnWorker(url: string): boolean {
  return parsedUrl(url, location.href)?.origin === location.origin
}

/** Lets one of our own workers through Trusted Types; everything else is refused. */
function ownWorkerUrl(url: string): string {
  if (!isOwnWorker(url)) throw new TypeError('Not a worker of this application.')
  return url
}

/** A policy of a name can be made once a page. */
const made: { policy?: ReturnType<TrustedTypes['createPolicy']> } = {}

/** A worker's address as the browser will take it. */
export function trustedWorkerUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return ownWorkerUrl(url)
  made.policy ??= trustedTypes.createPolicy(POLICY, { createScriptURL: ownWorkerUrl })
  return made.policy.createScriptURL(url)
}
