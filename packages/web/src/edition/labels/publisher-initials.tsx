import type { Card } from '../card.ts'

const MAX_DOTS = 4
const HUES = 6
const INITIALS = 2
const ARTICLE = /^(?:the|de|het|een|le|la|les|el|der|die|das)\s+/i

/**
 * Returns two letters for a publisher: the initials of the first two words of its name, or the first two
 * letters of a name with one word. A leading article such as 'The' is ignored.
 */
export function getPublisherInitials(name: string): string {
  const [first = '', second = ''] = name.trim().replace(ARTICLE, '').split(/\s+/)
  const letters = second
    ? [...first].slice(0, 1).concat([...second].slice(0, 1))
    : [...first].slice(0, INITIALS)
  return letters.join('').toUpperCase()
}

/** Returns the CSS class of a publisher's hue, derived from its id, so that it is always the same. */
function hueOf(publisherId: string): string {
  const sum = [...publisherId].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return `hue-dot-${sum % HUES}`
}

/**
 * The initials of up to four publishers of a story, in circles. They are hidden from screen readers, because
 * the number of publishers is also shown as text.
 */
export function PublisherInitials({ publishers }: { publishers: Card['publishers'] }) {
  return (
    // Circles that don't fit wrap to a second line, which is clipped.
    <span
      aria-hidden="true"
      className="flex h-6.5 min-w-0 shrink-[9] flex-wrap overflow-hidden ps-0.5 max-[24rem]:hidden"
    >
      {publishers.slice(0, MAX_DOTS).map(({ id, name }) => (
        <span
          key={id}
          title={name}
          // The next circle covers only the edge of this one, because two wide letters need 16 of the
          // remaining 20 px.
          className={`-ms-0.5 grid size-6.5 place-items-center rounded-full border-2 border-paper bg-dot text-[0.5625rem] leading-none font-semibold tracking-tight text-dot-ink max-md:nth-[n+4]:hidden ${hueOf(id)}`}
        >
          {getPublisherInitials(name)}
        </span>
      ))}
    </span>
  )
}
