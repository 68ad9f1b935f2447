import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { PINNED_NODE, ROOT } from '../../scripts/setup/paths.mjs'

/** An identity provider that an operator has named. */
export interface IdentityProvider {
  issuer: string
  clientId: string
  clientSecret: string
  stop(): Promise<void>
}

/** Starts one that signs a reader with an address in at once, and sends them back to a product. @param name what the product knows it by */
export async function startProvider(
  origin: string,
  email: string,
  name: 'google' | 'oidc' = 'google',
): Promise<IdentityProvider> {
  const program = 'packages/server/src/identity/testing-provider-process.ts'
  const child = spawn(PINNED_NODE, [program, `${origin}/api/auth/return/${name}`, email], {
    cwd: ROOT,
    // Its library warns that it is used without a database.
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
