import type { PublisherPassport } from '@plainwire/domain/contract'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { toWebUrl } from '../../lib/addresses/web-address.ts'
import { type Localizer, useTexts } from '../../lib/texts.ts'
import { ButtonAnchor } from '../../ui/buttons/button-link.tsx'
import { ReservedRightsList } from './reserved-rights-list.tsx'

/** The name of a region or language in the reader's language: 'Netherlands' for 'NL', 'Dutch' for 'nl'. */
function displayName(code: string, type: 'region' | 'language', { language }: Localizer): string {
  return new Intl.DisplayNames(language, { type, fallback: 'code' }).of(code) ?? code
}

function clickbaitText({ clickbait }: PublisherPassport, text: Localizer): string {
  if (clickbait.rate === null) return text('publisher.clickbait.none')
  const percent = clickbait.rate.toLocaleString(text.language, { style: 'percent', maximumFractionDigits: 1 })
  return text('publisher.clickbait.rate', { percent, count: clickbait.headlines })
}

function agenciesText({ agencies }: PublisherPassport, text: Localizer): string {
  if (agencies.length === 0) return text('publisher.agencies.none')
  return agencies.map(({ name, articles }) => `${name} (${articles})`).join(', ')
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-t border-line py-2.5 sm:grid-cols-[12rem_1fr]">
      <dt className="text-ink-soft">{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  )
}

function Feeds({ feeds }: Pick<PublisherPassport, 'feeds'>) {
  const text = useTexts()
  return (
    <ul>
      {feeds.map(({ url, state }) => (
        <li key={url}>
          <span className="text-14 break-all">{url}</span>{' '}
          <span className={`text-12 ${state === 'ok' ? 'text-ok' : 'text-warn'}`}>
            {text(`publisher.feed.${state}`)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/**
 * The facts about a publisher. Some are reviewed by hand, others are measured on the publisher's articles.
 */
export function PublisherFacts({ passport }: { passport: PublisherPassport }) {
  const text = useTexts()
  const { articles, first } = passport
  const homepage = toWebUrl(passport.homepage)
  const perDay = articles.per_day.toLocaleString(text.language, { maximumFractionDigits: 1 })
  return (
    <>
      <dl>
        <Row name={text('publisher.owner')}>{passport.owner}</Row>
        <Row name={text('publisher.country')}>{displayName(passport.country, 'region', text)}</Row>
        <Row name={text('publisher.language')}>{displayName(passport.language, 'language', text)}</Row>
        <Row name={text('publisher.kind')}>{text(`publisher.kind.${passport.kind}`)}</Row>
        <Row name={text('publisher.paywall')}>
          {text(passport.has_paywall ? 'publisher.paywall.yes' : 'publisher.paywall.no')}
        </Row>
        {passport.reserves && (
          <Row name={text('publisher.reserves')}>
            <ReservedRightsList reserves={passport.reserves} />
          </Row>
        )}
        <Row name={text('publisher.articles')}>
          {text('publisher.articles.count', { count: articles.count, perDay })}
        </Row>
        <Row name={text('publisher.clickbait')}>{clickbaitText(passport, text)}</Row>
        <Row name={text('publisher.agencies')}>{agenciesText(passport, text)}</Row>
        <Row name={text('publisher.first')}>
          {text('publisher.first.count', { stories: first.stories, of: first.of })}
        </Row>
        <Row name={text('publisher.corrections')}>{passport.corrections.articles}</Row>
        <Row name={text('publisher.feeds')}>
          <Feeds feeds={passport.feeds} />
        </Row>
      </dl>
      {homepage && (
        <ButtonAnchor look="outline" href={homepage} opensTab className="justify-self-start">
          {text('publisher.homepage')}
          <ExternalLink size={14} aria-hidden="true" />
          <span className="sr-only">{text('story.source.newTab')}</span>
        </ButtonAnchor>
      )}
    </>
  )
}
