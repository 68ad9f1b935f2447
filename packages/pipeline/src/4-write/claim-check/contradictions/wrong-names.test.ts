import { expect, test } from 'vitest'
import { findTestProblems } from '../interchangeable.fixture.ts'
import { findUnknownNames, findWrongNameCombinations } from './wrong-names.ts'

const unknown = (claim: string, source: string) => findTestProblems(findUnknownNames, claim, source)
const mixed = (claim: string, source: string) => findTestProblems(findWrongNameCombinations, claim, source)

const OPENING = 'Yesterday mayor Anna Visser opened the bridge in Beira.'
test('a name that the source lacks is found, in the sentence and at its start', () => {
  expect(unknown('Mayor Anna Visser opened the bridge in Beira.', OPENING)).toEqual([])
  expect(unknown('Anna Visser opened the bridge in Maputo.', OPENING)).toEqual(['name: maputo'])
  expect(unknown('Zorgon opened the bridge.', OPENING)).toEqual(['name: zorgon'])
})

test('an ordinary or light word at the start of a sentence is no name', () => {
  expect(unknown('Storm opened the bridge.', OPENING)).toEqual([])
  expect(unknown('People opened the bridge.', OPENING)).toEqual([])
})

test('a first name may be added where the source has only the surname, or an office before it', () => {
  const claim = 'Anna Visser opened the bridge.'
  expect(unknown(claim, 'Yesterday Visser opened the bridge.')).toEqual([])
  expect(unknown(claim, 'Mayor Visser opened the bridge.')).toEqual([])
  expect(unknown(claim, 'Yesterday Bob Visser opened the bridge.')).toEqual(['name: anna'])
})

test('in a source without capitals, a long word in no list of words is taken for a name', () => {
  const source = `${'the storm broke the dyke of beira on friday. '.repeat(10)}rain fell.`
  expect(unknown('the storm broke the dyke of maputo.', source)).toEqual(['name: maputo'])
  expect(unknown('the storm broke the dyke of goma.', source)).toEqual([])
  expect(unknown('the storm broke the dyke of maputo.', 'the storm broke the dyke of beira.')).toEqual([])
})

const AGENTS = 'Clint Hill met his old friend Bob Green in Beira.'
test('parts of two people’s names make a mixed name', () => {
  expect(mixed('Clint Green spoke.', AGENTS)).toEqual(['name: green'])
  expect(mixed('Clint Hill spoke.', AGENTS)).toEqual([])
  expect(mixed('Clint Zorgon spoke.', AGENTS)).toEqual([])
})

test('an office with the name of somebody else is a mixed name', () => {
  const source = 'Detective Anna Moss arrested a quiet man named Iver.'
  expect(mixed('The detective Iver spoke.', source)).toEqual(['name: iver'])
  expect(mixed('The detective Moss spoke.', source)).toEqual([])
  expect(mixed('The man Iver spoke.', source)).toEqual([])
})
