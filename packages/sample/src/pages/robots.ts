import type { SamplePublisher } from '../content/sample-publisher.ts'

/**
 * Returns the server's robots.txt, which allows everything except the sections that publishers have closed.
 */
export function renderRobotsTxt(publishers: readonly SamplePublisher[]): string {
  const closed = publishers.flatMap(({ id, closedSections }) =>
    closedSections.map((section) => `Disallow: /${id}/${section}/`),
  )
  return ['User-agent: *', ...closed, ''].join('\n')
}
