import { startProvider } from './testing-provider.ts'

/**
 * A real identity provider as a process, for tests in a browser; whoever comes is signed in there at once. It writes what it is
 * known by as a line of JSON, and ends when it is asked to.
 */
const [, , returnUrl = '', email = ''] = process.argv
const provider = await startProvider([returnUrl])
Object.assign(provider.visitor, { email, email_verified: true })
process.once('SIGTERM', () => void provider.stop())
const { issuer, clientId, clientSecret } = provider
process.stdout.write(`${JSON.stringify({ issuer, clientId, clientSecret })}\n`)
