// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { choosePlace, readPlace, restorePlace } from './place.ts'

const zwolle = { city: 'Zwolle', country: 'Netherlands', countryCode: 'NL', latitude: 52.5, longitude: 6.1 }

afterEach(() => choosePlace(undefined))

test('LO-04 a choice is valid only with city, country, latitude and longitude', () => {
  expect(readPlace(zwolle)).toEqual(zwolle)
  for (const key of ['city', 'country', 'latitude', 'longitude']) {
    expect(readPlace({ ...zwolle, [key]: undefined }), key).toBeUndefined()
  }
  expect(readPlace({ ...zwolle, latitude: 91 })).toBeUndefined()
  expect(readPlace('Zwolle')).toBeUndefined()
})

test('LO-04 a choice is kept and announced; an unusable one is cleared', () => {
  const heard = vi.fn()
  addEventListener('locationChanged', heard)
  choosePlace(zwolle)
  expect(heard).toHaveBeenCalledOnce()
  expect(JSON.parse(localStorage.getItem('plainwire.place') ?? '')).toEqual(zwolle)
  localStorage.setItem('plainwire.place', '{"city":"Zwolle"}')
  restorePlace()
  expect(localStorage.getItem('plainwire.place')).toBeNull()
})
