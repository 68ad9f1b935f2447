import type { PublisherPassport } from '@plainwire/domain/contract'
import { toWebUrl } from '../../lib/addresses/web-address.ts'
import { useTexts } from '../../lib/texts.ts'

/**
 * The list of rights that a publisher reserves, such as 'no text and data mining', each with the number of
 * articles for which the publisher reserves it.
 */
export function ReservedRightsList({ reserves }: Required<Pick<PublisherPassport, 'reserves'>>) {
  const text = useTexts()
  const { signals = [], paywalled = 0, policy } = reserves ?? {}
  const terms = policy ? toWebUrl(policy) : undefined
  const rows = [
    ...signals.map(({ signal, articles }) => `${text(`publisher.reserves.${signal}`)} (${articles})`),
    ...(paywalled > 0 ? [`${text('publisher.reserves.paywalled')} (${paywalled})`] : []),
  ]
  if (rows.length === 0) return text('publisher.reserves.none')
  return (
    <ul>
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
      {terms && (
        <li>
          <a href={terms} target="_blank" rel="noopener noreferrer" className="underline">
            {text('publisher.reserves.policy')}
            <span className="sr-only"> ({text('story.source.newTab')})</span>
          </a>
        </li>
      )}
    </ul>
  )
}
