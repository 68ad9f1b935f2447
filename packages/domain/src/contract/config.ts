import { z } from 'zod'
import { Sponsored } from './sponsored.ts'

/** Switches that change at run time without a rebuild. Defaults are the specification's. */
export const Flags = z.object({
  ads: z.boolean().default(false),
  signIn: z.boolean().default(false),
  share: z.boolean().default(true),
  related: z.boolean().default(false),
  aboutStory: z.boolean().default(true),
  debug20: z.boolean().default(false),
  offline: z.boolean().default(true),
})
export type Flags = z.infer<typeof Flags>

/**
 * Who may create an account with a first sign-in: anybody, invited readers, readers with an address of a
 * listed domain, or nobody.
 */
export const SignUpMode = z.enum(['open', 'invitation', 'domain', 'closed'])
export type SignUpMode = z.infer<typeof SignUpMode>

/** GET /config.json */
export const PublicConfig = z.object({
  flags: Flags,
  /** The public address of this installation, without a trailing slash. */
  publicUrl: z.string(),
  contactEmail: z.string(),
  /** The public VAPID key for push messages; missing if the server sends none. */
  push: z.object({ publicKey: z.string() }).optional(),
  /** Sponsored items, if ads are on. */
  sponsored: Sponsored.optional(),
  /** How readers get an account, where there are accounts. */
  accounts: z
    .object({
      signUp: SignUpMode,
      /** The name of the OpenID Connect provider that the operator has set up. */
      oidcName: z.string().optional(),
    })
    .optional(),
  /** The payment provider, where there is one. Readers are sent to pages of these origins and no others. */
  payments: z.object({ origins: z.array(z.string()) }).optional(),
})
export type PublicConfig = z.infer<typeof PublicConfig>

/** GET /cities.json */
export const CityRecord = z.object({
  /** As English newspapers write it. */
  name: z.string(),
  /** Other names it is looked for by: its own ('Antwerpen'), the Dutch one ('Londen'). */
  also: z.array(z.string()).optional(),
  country: z.string(),
  country_code: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export type CityRecord = z.infer<typeof CityRecord>
export const Cities = z.array(CityRecord)
