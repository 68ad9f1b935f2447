import type { Profile } from '../contract/index.ts'

/** A signed-in reader in the application. */
export interface User {
  id: string
  email: string
  name: string
  interests: Profile['preferences']['categories']
  age: Profile['preferences']['age']
  gender: Profile['preferences']['gender']
  hasCompletedOnboarding: boolean
  subscription: Profile['subscription']
  mutedWords: string[]
  /** Names of topics and of sources. */
  mutedTopics: string[]
  /** True for operators; undefined for everybody else. */
  isOperator?: true | undefined
}

const NAMELESS = 'User'

/**
 * Converts a profile of the API. The API's 'mutedSources' are the application's muted topics, and its
 * 'mutedTopics' the muted words; everything else in the application uses the application's names.
 */
export function convertProfileToUser({
  username,
  email,
  preferences,
  subscription,
  isOperator,
}: Profile): User {
  return {
    id: username,
    email,
    name: email.split('@')[0] || NAMELESS,
    interests: preferences.categories,
    age: preferences.age,
    gender: preferences.gender,
    hasCompletedOnboarding: preferences.categories.length > 0,
    subscription,
    mutedWords: preferences.mutedTopics,
    mutedTopics: preferences.mutedSources,
    ...(isOperator && { isOperator }),
  }
}

/** The inverse of convertProfileToUser. Converting back and forth loses nothing. */
export function convertUserToProfile(user: Omit<User, 'name' | 'hasCompletedOnboarding'>): Profile {
  return {
    username: user.id,
    email: user.email,
    preferences: {
      categories: user.interests,
      age: user.age,
      gender: user.gender,
      mutedTopics: user.mutedWords,
      mutedSources: user.mutedTopics,
    },
    subscription: user.subscription,
    ...(user.isOperator && { isOperator: user.isOperator }),
  }
}
