import { IMAGES_PATH } from '@plainwire/domain/addresses'
import { getLocaleForLanguage } from '@plainwire/domain/language'
import { useEffect } from 'react'
import { useReader } from '../../account/session/account.ts'
import { mutes } from '../../device/muting/mutes.ts'
import { devicePushSettings } from '../../device/push/push.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import { useEdition } from '../../edition/edition-context.ts'
import { useConfig } from '../../lib/config.ts'
import { deleteSavedStoriesCache } from '../../lib/offline/device-caches.ts'
import { cacheCurrentView, registerServiceWorker } from '../../lib/offline/service-worker.ts'
import { browserNetworkDependencies } from '../../lib/outside.ts'
import { readSignInSessionText } from '../../lib/storage/storage.ts'
import { useTexts } from '../../lib/texts.ts'

/** The paths of the pictures that the page has loaded, in the format and size that the browser chose. */
function shownPictures(): string[] {
  const loaded = [...document.images].filter((image) => image.complete && image.naturalWidth > 0)
  const paths = loaded.map(({ currentSrc }) => URL.parse(currentSrc)?.pathname ?? '')
  return [...new Set(paths)].filter((path) => path.startsWith(`${IMAGES_PATH}/`))
}

/** Renews the device's push subscription on mount, and when the reader's language or mutes change. */
function useRenewedPush(): void {
  const { push: pushConfig } = useConfig()
  const { language } = useTexts()
  const isOn = usePersistedStore(devicePushSettings) !== null
  const muted = usePersistedStore(mutes)
  useEffect(() => {
    if (!isOn || !muted) return
    // Renewing the subscription also caches the current mutes for the service worker.
    void import('../../device/push/push-device.ts').then(({ renewPushSubscription }) =>
      renewPushSubscription(pushConfig?.publicKey, language, browserNetworkDependencies),
    )
  }, [isOn, muted, pushConfig, language])
}

/** Registers the service worker, and caches the edition and the story on screen. Renders nothing. */
export function OfflineCaching({ storyId }: { storyId: string | undefined }) {
  const { whole } = useEdition()
  const { language } = useTexts()
  const edition = whole?.number
  const reader = useReader()
  useEffect(() => void registerServiceWorker(), [])
  useRenewedPush()
  useEffect(() => {
    // A session may have ended while no page was open to delete its cached saved stories.
    if (!reader && !readSignInSessionText('auth_token')) void deleteSavedStoriesCache()
  }, [reader])
  useEffect(() => {
    if (edition === undefined) return
    void cacheCurrentView({
      edition,
      locale: getLocaleForLanguage(language),
      pictures: shownPictures(),
      storyId,
    })
  }, [edition, language, storyId])
  return null
}
