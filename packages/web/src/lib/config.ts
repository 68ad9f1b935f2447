import type { FeatureFlags, PublicConfig } from '@plainwire/domain/contract'
import { createContext, useContext } from 'react'
import { DEFAULT_CONFIG } from './default-config.ts'

/** The public configuration of this installation, embedded in the page. */
export const ConfigContext = createContext<PublicConfig>(DEFAULT_CONFIG)

export function useConfig(): PublicConfig {
  return useContext(ConfigContext)
}

/** Returns the feature flags of this installation. */
export function useFeatureFlags(): FeatureFlags {
  return useConfig().flags
}
