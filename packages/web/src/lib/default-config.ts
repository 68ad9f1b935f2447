import type { PublicConfig } from '@plainwire/domain/contract'

/** The default configuration, used if the page contains none. */
export const DEFAULT_CONFIG: PublicConfig = {
  flags: {
    ads: false,
    signIn: false,
    share: true,
    related: false,
    aboutStory: true,
    debug20: false,
    offline: true,
  },
  publicUrl: '',
  contactEmail: 'hello@plainwire.example',
}
