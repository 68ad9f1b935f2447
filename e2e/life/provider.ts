import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { PINNED_NODE, ROOT } from '../../scripts/setup/paths.mjs'

/** A running identity provider. */
export interface IdentityProvider {
  issuer: string
  clientId: string
  clientSecret: string
  stop(): Promise<void>
}

/**
 * Starts an identity provider that signs in a reader with the given address at once, and redirects back to
 * the product.
 *
 * @param name the provider's name in the product's settings
 */
export async function startIdentityProvider(
  origin: string,
  email: string,
  name: 'google' | 'oidc' = 'google',
): Promise<IdentityProvider> {
  const program = 'packages/server/src/identity/testing-provider-process.ts'
  const child = spawn(PINNED_NODE, [program, `${origin}/api/auth/return/${name}`, email], {
    cwd: ROOT,
    // stderr is ignored, because the provider's library warns that it is used without a database.
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const lines = createInterface({ input: child.stdout })
  const known = new Promise<Omit<IdentityProvider, 'stop'>>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The provider ended with exit code ${code}.`)))
    lines.on('line', (line) => line.startsWith('{') && resolve(JSON.parse(line)))
  })
  return {
    ...(await known),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
