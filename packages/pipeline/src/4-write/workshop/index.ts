export { buildWorkshop } from './workshop.ts'
