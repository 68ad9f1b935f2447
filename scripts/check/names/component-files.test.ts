import { expect, test } from 'vitest'
import { findMisnamedComponentFiles } from './component-files.ts'

const SAVE_BUTTON = 'export function SaveButton() {\n  return null\n}\n'
const check = (file: string, text: string) => findMisnamedComponentFiles([{ file, text }])

test.each([
  ['a function', SAVE_BUTTON],
  ['a constant', 'export const SaveButton = createLazyComponent(load)\n'],
  ['a class', 'export class SaveButton extends Component {}\n'],
  ['a name in a list', 'const Button = () => null\nexport { Button as SaveButton }\n'],
  [
    'a function beside types, hooks and constants',
    `export type Props = object\nexport const MAX = 2\n${SAVE_BUTTON}`,
  ],
])('a file whose one component, %s, has another name is listed', (_, text) => {
  expect(check('packages/web/src/ui/save-part.tsx', text)).toEqual([
    'packages/web/src/ui/save-part.tsx only exports the component SaveButton: name it save-button.tsx.',
  ])
})

test.each([
  ['SaveButton', 'save-button'],
  ['AITab', 'ai-tab'],
  ['Grid2Columns', 'grid2-columns'],
])('a file named after its component %s passes', (component, name) => {
  expect(check(`packages/web/src/ui/${name}.tsx`, `export function ${component}() {}\n`)).toEqual([])
})

test.each([
  [
    'with several components',
    'packages/web/src/ui/messages.tsx',
    `${SAVE_BUTTON}export function Message() {}\n`,
  ],
  [
    'with none',
    'packages/web/src/app/entry.tsx',
    'export function render() {}\nexport const SOME_NEWS = 1\n',
  ],
  ['of another package', 'packages/post/src/mail.tsx', SAVE_BUTTON],
  ['without markup', 'packages/web/src/ui/schema.ts', 'export const Schema = z.object({})\n'],
  ['that is a test', 'packages/web/src/ui/other.test.tsx', SAVE_BUTTON],
])('a file %s passes', (_, file, text) => {
  expect(check(file, text)).toEqual([])
})
