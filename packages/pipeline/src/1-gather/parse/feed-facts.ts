import type { ParsedFeed } from '@plainwire/domain/feed'
import { type LinkContext, toWebUrl } from '../link/web-url.ts'
import { findPageLink } from './entry/entry-links.ts'
import { readTitleElement } from './entry/entry-text.ts'
import type { XmlElement } from './xml/xml-element.ts'

type Facts = Omit<ParsedFeed, 'format' | 'entries'>

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
/** The update periods of RSS's syndication module, in minutes. */
const PERIODS: Record<string, number> = {
  hourly: 60,
  daily: 1_440,
  weekly: 10_080,
  monthly: 43_200,
  yearly: 525_600,
}

/** A language tag in lower case (`nl-be`); undefined if it isn't one. */
export function parseLanguageTag(text: string): string | undefined {
  const tag = text.trim().toLowerCase().replace(/_/g, '-')
  return LANGUAGE.test(tag) ? tag : undefined
}

function ttlMinutes(channel: XmlElement): number | undefined {
  const ttl = Number.parseInt(channel.textOf('ttl'), 10)
  if (ttl > 0) return ttl
  const period = PERIODS[channel.textOf('sy:updateperiod').toLowerCase()]
  const frequency = Math.max(1, Number.parseInt(channel.textOf('sy:updatefrequency'), 10) || 1)
  return period === undefined ? undefined : Math.round(period / frequency)
}

function skipHours(channel: XmlElement): number[] {
  const hours =
    channel
      .child('skiphours')
      ?.all('hour')
      .map(({ text }) => Number.parseInt(text, 10)) ?? []
  return [...new Set(hours.map((hour) => (hour === 24 ? 0 : hour)).filter((hour) => hour >= 0 && hour < 24))]
}

function skipDays(channel: XmlElement): string[] {
  const days =
    channel
      .child('skipdays')
      ?.all('day')
      .map(({ text }) => text.trim().toLowerCase()) ?? []
  return WEEKDAYS.filter((day) => days.includes(day.toLowerCase()))
}

/**
 * The metadata of a feed. `root` may contain a channel; in RSS 1.0 and in damaged feeds both contain metadata.
 */
export function readFeedMetadata(root: XmlElement, context: LinkContext): Facts {
  const channel = root.child('channel') ?? root
  const hub = channel.all('link', 'atom:link').find((link) => link.attribute('rel').toLowerCase() === 'hub')
  const language =
    channel.textOf('language') ||
    channel.textOf('dc:language') ||
    channel.attribute('xml:lang') ||
    root.attribute('xml:lang')
  const title = ['title', 'atom:title', 'dc:title'].map((name) => channel.child(name)).find(Boolean)
  return {
    title: readTitleElement(title),
    link: findPageLink(channel, context, ['alternate', 'via']),
    language: parseLanguageTag(language),
    ttlMinutes: ttlMinutes(channel),
    skipHours: skipHours(channel),
    skipDays: skipDays(channel),
    hub: hub && toWebUrl(hub.attribute('href'), context),
  }
}
