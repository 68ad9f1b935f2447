import type { PublicConfig } from '@plainwire/domain/contract'
import { listCityRecords } from '@plainwire/pipeline/serving'
import { createServer, stopServer } from '@plainwire/server'
import { resolvePublicUrl } from '../accounts/public-url.ts'
import type { Config } from '../config/config.ts'
import { readQualityHistory, readSponsoredItems, readTownNames } from '../content.ts'
import { openGeoServices } from '../geo/open-geo.ts'
import { HostError } from '../host-error.ts'
import { createRequestTracer } from '../observe/traced.ts'
import { waitForAbort } from '../run-until-stopped.ts'
import { now } from '../steady-clock.ts'
import { loadPageRenderer, WEB_CLIENT_FOLDER } from './render-page.ts'
import type { ServerDependencies } from './server-dependencies.ts'

let listed: Promise<Buffer> | undefined

/**
 * Returns the list of towns that readers choose from, as JSON. The list is read once, because a starting
 * process opens two servers in succession.
 */
function towns(): Promise<Buffer> {
  listed ??= readTownNames().then((names) => Buffer.from(JSON.stringify(listCityRecords(names))))
  return listed
}

function publicAccounts({ signUp, providers }: Config['accounts']): PublicConfig['accounts'] {
  return { signUp: signUp.mode, ...(providers.oidc && { oidcName: providers.oidc.name }) }
}

/**
 * Starts the server and returns the address that readers use.
 *
 * @throws HostError with one sentence for the operator if the port is in use
 */
export async function startReaderServer(
  parts: ServerDependencies,
  closers: AsyncDisposableStack,
  stopping: AbortSignal,
): Promise<string> {
  const {
    config,
    data,
    log,
    editions,
    archive,
    status,
    rechecks,
    withdrawals,
    corrections,
    accounts,
    admin,
    push,
    imageHttp,
    imageKeys,
    pictures,
    takeOver,
    noticeMs,
    metrics,
    tracing,
  } = parts
  const app = await createServer({
    editions,
    archive,
    status,
    rechecks,
    withdrawals,
    corrections,
    accounts,
    admin,
    push,
    images: {
      http: imageHttp,
      keys: imageKeys,
      cacheDir: data.images,
      maxBytes: config.imageCacheBytes,
      bucket: pictures,
    },
    quality: await readQualityHistory(),
    geo: await openGeoServices(config.geo, closers),
    cities: await towns(),
    config: {
      flags: config.flags,
      publicUrl: resolvePublicUrl(config),
      contactEmail: config.contactEmail,
      ...(push && { push: { publicKey: push.publicKey } }),
      ...(accounts && { accounts: publicAccounts(config.accounts) }),
      ...(accounts?.payments && { payments: { origins: [...accounts.payments.origins] } }),
      ...(config.flags.ads && { sponsored: await readSponsoredItems() }),
    },
    webDist: WEB_CLIENT_FOLDER,
    renderPage: await loadPageRenderer(),
    log,
    now,
    maxEventLoopDelayMs: config.maxEventLoopDelayMs,
    onAnswered: metrics?.answered,
    watchRequest: createRequestTracer(tracing),
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
  })
  try {
    await takeOver?.()
    const address = await app.listen({ port: config.port, host: config.host })
    let stopped: Promise<void> | undefined
    const stop = () => {
      stopped ??= stopServer(app, noticeMs === undefined ? {} : { noticeMs })
      return stopped
    }
    closers.defer(stop)
    // The server stops as soon as the process receives a signal to stop, before other resources are closed, so
    // that readers are sent elsewhere while jobs end.
    void waitForAbort(stopping).then(stop)
    return address
  } catch (cause) {
    throw listenError(cause, config)
  }
}

function listenError(cause: unknown, { port, host }: Config): unknown {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'EADDRINUSE')
    return new HostError(`Port ${port} is in use: choose another with PORT.`, { cause })
  if (code === 'EACCES')
    return new HostError(`Port ${port} needs more rights: choose another with PORT.`, { cause })
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new HostError(`This machine has no address ${host}: choose another with HOST.`, { cause })
  }
  return cause
}
