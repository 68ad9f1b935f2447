import type { Flags, PublicConfig } from '@plainwire/domain/contract'
import { createContext, useContext } from 'react'
import { DEFAULT_CONFIG } from './default-config.ts'

/** The features of this installation, from the server's page. */
export const ConfigContext = createContext<PublicConfig>(DEFAULT_CONFIG)

export function useConfig(): PublicConfig {
  return useContext(ConfigContext)
}

/** The feature flags. */
export function useFlags(): Flags {
  return useConfig().flags
}
