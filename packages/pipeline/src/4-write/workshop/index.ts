export { buildHeadlineWorkshop } from './workshop.ts'
