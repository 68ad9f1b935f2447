import { createGuardedHttp } from '@plainwire/pipeline/serving'
import { checkMailServer } from '@plainwire/post'
import { findMissingProviderFeatures } from '@plainwire/server'
import { getErrorCode, getErrorMessage } from '@plainwire/store'
import type { Config } from '../config/config.ts'
import { silentLog } from '../outgoing.ts'
import { type Finding, fail, ok, warn } from './finding.ts'

const ANSWER_MS = 5_000
const SERVER_ERROR = 500

/** The configured outside services with their addresses. */
export function listExternalServices(config: Config): { name: string; url: string }[] {
  const { translator, writer, checker, embedding, geo } = config
  const embeddingUrl = embedding?.kind === 'folder' ? undefined : embedding?.url
  return [
    { name: 'translator', url: translator?.choice.url },
    { name: 'writer', url: writer?.url },
    { name: 'checker', url: checker?.url },
    { name: 'embedding', url: embeddingUrl },
    { name: 'map service', url: geo.reverseUrl },
  ].flatMap(({ name, url }) => (url === undefined ? [] : [{ name, url }]))
}

const PROVIDER_ADVICE = 'mend OIDC_ISSUER, or start the provider; until then nobody signs in with it'

/**
 * Checks that the discovery document of the operator's OpenID Connect provider has what signing in needs,
 * without signing in.
 */
export async function checkIdentityProvider(
  oidc: NonNullable<Config['accounts']['providers']['oidc']>,
): Promise<Finding> {
  const http = clientFor(new URL(oidc.issuer).origin)
  try {
    const missing = await findMissingProviderFeatures({ ...oidc, http })
    return missing.length === 0
      ? ok(`${oidc.issuer} describes itself`)
      : fail(
          `${oidc.issuer} lacks ${missing.join(', ')}`,
          'set it up for OpenID Connect with a code and PKCE',
        )
  } catch (error) {
    return fail(`${oidc.issuer}: ${getErrorMessage(error)}`, PROVIDER_ADVICE)
  } finally {
    await http.close()
  }
}

const clientFor = (origin: string) =>
  createGuardedHttp({
    ownHosts: [],
    exceptions: [{ origin }],
    userAgent: 'Plainwire/0.1',
    log: silentLog,
    limits: { totalMs: ANSWER_MS, headersMs: ANSWER_MS },
  })

/** Checks that a service answers at all. Only the root of its origin is requested, which costs nothing. */
export async function checkServiceReachable(url: string): Promise<Finding> {
  const { origin } = new URL(url)
  const http = clientFor(origin)
  try {
    const answer = await http.get(origin)
    const isAway =
      'failure' in answer ? answer.failure !== 'too-many-redirects' : answer.status >= SERVER_ERROR
    const outcome = 'failure' in answer ? answer.failure : `status ${answer.status}`
    return isAway
      ? warn(`${origin}: ${outcome}`, 'start it, or mend its address; editions go on without it')
      : ok(`${origin} answers`)
  } finally {
    await http.close()
  }
}

/**
 * Checks that the mail server accepts our credentials. Only its error code is shown, because its message may
 * contain names.
 */
export async function checkMail({ accounts, flags }: Pick<Config, 'accounts' | 'flags'>): Promise<Finding> {
  if (accounts.smtpUrl === undefined) {
    return flags.signIn
      ? warn('none is set: codes are shown in the terminal', 'set SMTP_URL before readers come')
      : ok('none is needed: accounts are off')
  }
  const { host } = new URL(accounts.smtpUrl)
  try {
    await checkMailServer(accounts.smtpUrl)
    return ok(`${host} lets us in`)
  } catch (error) {
    return fail(
      `${host}: ${getErrorCode(error) ?? 'it refuses us'}`,
      'mend SMTP_URL, or start the mail server',
    )
  }
}
