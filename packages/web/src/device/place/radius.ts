import { createPersistedStore } from '../storage/persisted.ts'

/** The radii that a reader can choose for the section Local, in km. */
export const LOCAL_RADIUS_CHOICES_KM: readonly number[] = [10, 25, 50, 100, 200, 300]

/** The chosen radius of the section Local, in km; undefined for the reader's whole country. */
export const localRadius = createPersistedStore<number | undefined>(
  'plainwire.radius',
  (stored) => LOCAL_RADIUS_CHOICES_KM.find((km) => km === stored),
  undefined,
)
