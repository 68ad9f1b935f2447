export { workshopOf } from './workshop.ts'
