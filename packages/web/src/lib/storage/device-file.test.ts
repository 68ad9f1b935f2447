// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { eraseDevice, exportDevice, importDevice, readStoredItems } from './device-file.ts'
import { readStored, writeStored } from './storage.ts'

afterEach(() => localStorage.clear())

test('B20 persisted data can be exported, imported on another device and erased', () => {
  writeStored('plainwire.language', 'nl')
  writeStored('plainwire.text-size', 1.3)
  localStorage.setItem('another-application', '"stays"')
  const file = exportDevice()
  eraseDevice()
  expect(readStoredItems()).toEqual([])
  expect(localStorage.getItem('another-application')).toBe('"stays"')
  writeStored('plainwire.searches', ['old'])
  expect(importDevice(file)).toBe(true)
  expect(readStored('plainwire.language')).toBe('nl')
  expect(readStored('plainwire.text-size')).toBe(1.3)
  expect(readStored('plainwire.searches')).toBeUndefined()
})

test('B20 a file of another kind changes nothing, and unknown keys are ignored', () => {
  writeStored('plainwire.language', 'nl')
  for (const file of ['', 'null', '[]', '{"format":"else","kept":{}}', '{"format":"plainwire-device"}'])
    expect(importDevice(file), file).toBe(false)
  expect(readStored('plainwire.language')).toBe('nl')
  importDevice('{"format":"plainwire-device","kept":{"__proto__":1,"evil":2}}')
  expect(Object.keys(localStorage)).toEqual([])
})

test('B20 importing any file doesn’t throw', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (file) => typeof importDevice(file) === 'boolean'))
})
