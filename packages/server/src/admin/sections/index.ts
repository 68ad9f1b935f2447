import type { AdminSection } from '../admin-section.ts'
import { operatorLogSection } from './changes-section.ts'
import { feedsSection } from './feeds-section.ts'
import { operatorsSection } from './operators-section.ts'
import { privateOriginsSection } from './origins-section.ts'
import { publishersSection } from './publishers/publishers-section.ts'
import { readersSection } from './readers-section.ts'

/** The sections of the operators' pages, in order; /admin shows the first. Add new sections to this list. */
export const ADMIN_SECTIONS: readonly [AdminSection, ...AdminSection[]] = [
  feedsSection,
  publishersSection,
  privateOriginsSection,
  operatorsSection,
  readersSection,
  operatorLogSection,
]
