import { createHash } from 'node:crypto'
import type { NewsStory, PushMessage } from '@plainwire/domain/contract'
import { getTextsInLanguage } from '@plainwire/domain/edition'
import type { Language } from '@plainwire/domain/language'
import { truncateToWholeCharacters } from '@plainwire/domain/text'
import type { PushDevice } from '@plainwire/store'
import webPush from 'web-push'
import type { VapidOptions } from './push-options.ts'

/**
 * The maximum lengths, in characters, of a headline, a text and a topic, and the maximum number of topics.
 * They keep a message in any script below the 4096 encrypted bytes that push services accept.
 */
const [MAX_HEADLINE, MAX_TEXT, MAX_TOPICS, MAX_TOPIC] = [300, 400, 12, 40]
/** The maximum length of the Topic header, in characters (RFC 8030). */
const TOPIC_CHARACTERS = 32
const LABELS: Record<Language, string> = { en: 'Breaking', nl: 'Net binnen' }

/** The message to a device about a story. */
export function buildNewsPushMessage(story: NewsStory, language: Language): PushMessage {
  const texts = getTextsInLanguage(story, language)
  return {
    id: story.id,
    headline: truncateToWholeCharacters(texts.headline, MAX_HEADLINE),
    label: LABELS[language],
    language: texts.language,
    text: truncateToWholeCharacters(texts.sub_headline, MAX_TEXT),
    topics: [...story.categories, ...story.tags]
      .slice(0, MAX_TOPICS)
      .map((topic) => truncateToWholeCharacters(topic, MAX_TOPIC)),
  }
}

/** Generates VAPID keys, by which devices recognise the sender. */
export function generateVapidKeys(): Pick<VapidOptions, 'publicKey' | 'privateKey'> {
  return webPush.generateVAPIDKeys()
}

/** A push message as it is posted: signed, and encrypted for one device. */
export interface EncryptedPushMessage {
  headers: Record<string, string>
  bytes: Uint8Array
}

interface Order {
  news: PushMessage
  device: Pick<PushDevice, 'endpoint' | 'keys'>
  vapid: VapidOptions
  /** How long a push service may store the message for a device that is off, in seconds. */
  ttlSeconds: number
}

/** Encrypts and signs a message; undefined if the device's keys are invalid. */
export function encryptPushMessage({
  news,
  device,
  vapid,
  ttlSeconds,
}: Order): EncryptedPushMessage | undefined {
  const topic = createHash('sha256').update(news.id).digest('base64url').slice(0, TOPIC_CHARACTERS)
  try {
    const { headers, body } = webPush.generateRequestDetails(device, JSON.stringify(news), {
      vapidDetails: vapid,
      TTL: ttlSeconds,
      urgency: 'high',
      // The topic of the message: the push service replaces a stored message with the same topic, which is
      // about the same story.
      topic,
      contentEncoding: 'aes128gcm',
    })
    const wanted = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length')
    return {
      headers: Object.fromEntries(wanted.map(([name, value]) => [name, String(value)])),
      bytes: body ?? Buffer.alloc(0),
    }
  } catch {
    return undefined
  }
}
