import { startTestIdentityProvider } from './testing-provider.ts'

/**
 * A program that runs a real identity provider, for tests in a browser; every visitor is signed in
 * automatically. It prints its registration as a line of JSON, and ends on a signal.
 */
const [, , returnUrl = '', email = ''] = process.argv
const provider = await startTestIdentityProvider([returnUrl])
Object.assign(provider.visitor, { email, email_verified: true })
process.once('SIGTERM', () => void provider.stop())
const { issuer, clientId, clientSecret } = provider
process.stdout.write(`${JSON.stringify({ issuer, clientId, clientSecret })}\n`)
