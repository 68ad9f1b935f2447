// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { deleteDeviceData, exportDeviceData, importDeviceData, readStoredItems } from './device-file.ts'
import { readStoredValue, writeStoredValue } from './storage.ts'

afterEach(() => localStorage.clear())

test('B20 persisted data can be exported, imported on another device and erased', () => {
  writeStoredValue('plainwire.language', 'nl')
  writeStoredValue('plainwire.text-size', 1.3)
  localStorage.setItem('another-application', '"stays"')
  const file = exportDeviceData()
  deleteDeviceData()
  expect(readStoredItems()).toEqual([])
  expect(localStorage.getItem('another-application')).toBe('"stays"')
  writeStoredValue('plainwire.searches', ['old'])
  expect(importDeviceData(file)).toBe(true)
  expect(readStoredValue('plainwire.language')).toBe('nl')
  expect(readStoredValue('plainwire.text-size')).toBe(1.3)
  expect(readStoredValue('plainwire.searches')).toBeUndefined()
})

test('B20 a file of another kind changes nothing, and unknown keys are ignored', () => {
  writeStoredValue('plainwire.language', 'nl')
  for (const file of ['', 'null', '[]', '{"format":"else","kept":{}}', '{"format":"plainwire-device"}'])
    expect(importDeviceData(file), file).toBe(false)
  expect(readStoredValue('plainwire.language')).toBe('nl')
  importDeviceData('{"format":"plainwire-device","kept":{"__proto__":1,"evil":2}}')
  expect(Object.keys(localStorage)).toEqual([])
})

test('B20 importing any file doesn’t throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (file) => typeof importDeviceData(file) === 'boolean'),
  )
})
