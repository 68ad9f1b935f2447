import type { Card } from './card.ts'

const MAX_DOTS = 4
const HUES = 6
const INITIALS = 2
const ARTICLE = /^(?:the|de|het|een|le|la|les|el|der|die|das)\s+/i

/** Two letters for a publisher: the first of its first two words, articles apart. */
export function initialsOf(name: string): string {
  const [first = '', second = ''] = name.trim().replace(ARTICLE, '').split(/\s+/)
  const letters = second
    ? [...first].slice(0, 1).concat([...second].slice(0, 1))
    : [...first].slice(0, INITIALS)
  return letters.join('').toUpperCase()
}

/** A publisher always has the same hue. */
function hueOf(publisherId: string): string {
  const sum = [...publisherId].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return `hue-dot-${sum % HUES}`
}

/** The initials of up to four publishers of a story. Their number is next to them in words. */
export function PublisherDots({ publishers }: { publishers: Card['publishers'] }) {
  return (
    // Those without room wrap to a second line, which is cut off.
    <span
      aria-hidden="true"
      className="flex h-6.5 min-w-0 shrink-[9] flex-wrap overflow-hidden ps-0.5 max-[24rem]:hidden"
    >
      {publishers.slice(0, MAX_DOTS).map(({ id, name }) => (
        <span
          key={id}
          title={name}
          // The next one covers its edge only: two wide letters need 16 of the 20 px that are left.
          className={`-ms-0.5 grid size-6.5 place-items-center rounded-full border-2 border-paper bg-dot text-[0.5625rem] leading-none font-semibold tracking-tight text-dot-ink max-md:nth-[n+4]:hidden ${hueOf(id)}`}
        >
          {initialsOf(name)}
        </span>
      ))}
    </span>
  )
}
