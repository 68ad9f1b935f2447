import { FollowStar } from './follow-star.tsx'
import { cityToFollow } from './followables.ts'

/** The star of a town. */
export function FollowCity({
  city,
  countryCode,
  label,
}: {
  city: string
  countryCode: string
  label: string
}) {
  return <FollowStar isIcon thing={cityToFollow(city, countryCode, label)} />
}
