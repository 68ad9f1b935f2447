export { type MarkFinder, marksOf, workshopOf } from './workshop.ts'
