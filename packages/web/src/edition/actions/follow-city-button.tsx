import { FollowStar } from './follow-star.tsx'
import { createCityFollowable } from './followables.ts'

/** The button that follows and unfollows a town. */
export function FollowCityButton({
  city,
  countryCode,
  label,
}: {
  city: string
  countryCode: string
  label: string
}) {
  return <FollowStar isIcon thing={createCityFollowable(city, countryCode, label)} />
}
