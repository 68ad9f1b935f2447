import { randomUUID, timingSafeEqual } from 'node:crypto'
import { SignInTokens } from '@plainwire/domain/contract'
import { ACCESS_TOKEN_LIFETIME_SECONDS } from '@plainwire/domain/reader'
import { type AccountKeySet, type AccountKeySets, computeHmacSha256 } from '@plainwire/store/account-keys'
import { errors, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { createTokenCache } from './known-tokens.ts'

/**
 * The only accepted signature algorithm of tokens. It is symmetric, because the installation that issues
 * tokens is the one that verifies them.
 */
const ALGORITHM = 'HS256'
const ACCESS = { typ: 'at+jwt', audience: 'plainwire-api' }
const ID = { typ: 'JWT', audience: 'plainwire-reader' }

const AccessTokenClaims = z.object({ sub: z.uuid(), sid: z.uuid(), gen: z.int().nonnegative(), exp: z.int() })
/**
 * A token's claims: its reader, its session, the generation of the refresh token issued with it, and its
 * expiry in seconds since 1970.
 */
export type AccessTokenClaims = z.infer<typeof AccessTokenClaims>

/** The parts of a refresh token. Checking whether it is valid needs the salt of its session. */
export interface RefreshToken {
  sid: string
  generation: number
  mac: Buffer
}

export interface TokenSession {
  id: string
  readerId: string
  email: string
  salt: Uint8Array
}

/** The maximum difference between the clocks of several machines, in seconds. */
const CLOCK_TOLERANCE_SECONDS = 60

const SID_BYTES = 16
const HEAD_BYTES = SID_BYTES + 4
const REFRESH_BYTES = HEAD_BYTES + 32

function headOf(sid: string, generation: number): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  head.write(sid.replaceAll('-', ''), 'hex')
  head.writeUInt32BE(generation, SID_BYTES)
  return head
}

function sidOf(bytes: Buffer): string {
  return bytes.toString('hex', 0, SID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * Creates and reads the tokens of signed-in readers.
 *
 * @param issuer the public address of this installation
 */
export function createTokenIssuer({
  keys,
  issuer,
  now,
}: {
  keys: AccountKeySets
  issuer: string
  now: () => Date
}) {
  const sign = (
    about: typeof ACCESS,
    { sub, ...claims }: Omit<AccessTokenClaims, 'exp'> & { email?: string },
    key: AccountKeySet,
  ) => {
    const seconds = Math.floor(now().getTime() / 1000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, typ: about.typ, kid: key.kid })
      .setIssuer(issuer)
      .setAudience(about.audience)
      .setSubject(sub)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + ACCESS_TOKEN_LIFETIME_SECONDS)
      .setJti(randomUUID())
      .sign(key.token)
  }

  const keyOf = ({ kid }: JWTHeaderParameters) => {
    const key = keys.find((one) => one.kid === kid)
    if (!key) throw new errors.JWKSNoMatchingKey()
    return key.token
  }

  const read = async (token: string, about: typeof ACCESS, toleranceSeconds: number) => {
    const options = { algorithms: [ALGORITHM], issuer, clockTolerance: toleranceSeconds, currentDate: now() }
    try {
      const { payload } = await jwtVerify(token, keyOf, { ...options, ...about, requiredClaims: ['exp'] })
      // A token issued in the future was made while the clock was wrong, and would be valid for too long.
      const isAhead = (payload.iat ?? 0) > now().getTime() / 1000 + toleranceSeconds + CLOCK_TOLERANCE_SECONDS
      return isAhead ? undefined : AccessTokenClaims.safeParse(payload).data
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined
      throw error
    }
  }

  const known = createTokenCache<AccessTokenClaims>(now)
  const readAccess = async (token: string): Promise<AccessTokenClaims | undefined> => {
    const claims = known.claimsOf(token) ?? (await read(token, ACCESS, 0))
    if (claims) known.add(token, { claims, endsAtMs: claims.exp * 1000 })
    return claims
  }

  return {
    /** Issues the tokens of a session. Issuing the same generation again returns the same refresh token. */
    async issue(session: TokenSession, generation: number): Promise<SignInTokens> {
      const [key] = keys
      const claims = { sub: session.readerId, sid: session.id, gen: generation }
      const head = headOf(session.id, generation)
      return SignInTokens.parse({
        AccessToken: await sign(ACCESS, claims, key),
        IdToken: await sign(ID, { ...claims, email: session.email }, key),
        RefreshToken: Buffer.concat([head, computeHmacSha256(key.refresh, head, session.salt)]).toString(
          'base64url',
        ),
      })
    },
    /** Reads an access token; undefined if it isn't a valid token of this installation. */
    readAccess,
    /** Reads an id token, even an expired one, to identify the reader who sent a refresh token. */
    readId: (token: string): Promise<AccessTokenClaims | undefined> =>
      read(token, ID, Number.MAX_SAFE_INTEGER),
    readRefresh(token: string): RefreshToken | undefined {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== REFRESH_BYTES || bytes.toString('base64url') !== token) return undefined
      return { sid: sidOf(bytes), generation: bytes.readUInt32BE(SID_BYTES), mac: bytes.subarray(HEAD_BYTES) }
    },
    isOf({ sid, generation, mac }: RefreshToken, { id, salt }: TokenSession): boolean {
      const head = headOf(id, generation)
      return (
        sid === id && keys.some(({ refresh }) => timingSafeEqual(mac, computeHmacSha256(refresh, head, salt)))
      )
    },
  }
}

export type TokenIssuer = ReturnType<typeof createTokenIssuer>
