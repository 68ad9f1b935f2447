import { z } from 'zod'
import { SponsoredContent } from './sponsored.ts'

/** Feature switches that can change at run time without a rebuild. */
export const FeatureFlags = z.object({
  ads: z.boolean().default(false),
  signIn: z.boolean().default(false),
  share: z.boolean().default(true),
  related: z.boolean().default(false),
  aboutStory: z.boolean().default(true),
  debug20: z.boolean().default(false),
  offline: z.boolean().default(true),
})
export type FeatureFlags = z.infer<typeof FeatureFlags>

/**
 * Who may create an account by signing in for the first time: anybody, invited readers, readers with an e-mail
 * address of a listed domain, or nobody.
 */
export const SignUpMode = z.enum(['open', 'invitation', 'domain', 'closed'])
export type SignUpMode = z.infer<typeof SignUpMode>

/** The public configuration of an installation, returned by GET /config.json. */
export const PublicConfig = z.object({
  flags: FeatureFlags,
  /** The public address of this installation, without a trailing slash. */
  publicUrl: z.string(),
  contactEmail: z.string(),
  /** The public VAPID key for push messages; undefined if the server sends none. */
  push: z.object({ publicKey: z.string() }).optional(),
  /** Sponsored items, if ads are on. */
  sponsored: SponsoredContent.optional(),
  /** How readers can create an account; undefined if there are no accounts. */
  accounts: z
    .object({
      signUp: SignUpMode,
      /** The name of the operator's OpenID Connect provider, if there is one. */
      oidcName: z.string().optional(),
    })
    .optional(),
  /** The payment provider, if there is one. Readers are sent to pages of these origins only. */
  payments: z.object({ origins: z.array(z.string()) }).optional(),
})
export type PublicConfig = z.infer<typeof PublicConfig>

/** A city of GET /cities.json. */
export const CityRecord = z.object({
  /** The city's name in English-language newspapers. */
  name: z.string(),
  /**
   * Other names by which readers can find the city: in its own language ('Antwerpen') or in Dutch ('Londen').
   */
  also: z.array(z.string()).optional(),
  country: z.string(),
  country_code: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export type CityRecord = z.infer<typeof CityRecord>
export const Cities = z.array(CityRecord)
