import { posix } from 'node:path'
import type { SourceFile } from '../words-of-languages.ts'

const COMPONENT_FILE = /^packages\/web\/src\/.+(?<!\.test)\.tsx$/
/** An exported function, class or constant whose name begins with a capital and isn't all capitals. */
const COMPONENT = /^export (?:default )?(?:async )?(?:function|class|const) ([A-Z]\w*[a-z]\w*)/gm
const EXPORT_LIST = /^export \{([^}]*)\}/gm
const WORD_START = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/

/**
 * Returns a line for each file of the web application that exports exactly one component and isn't named
 * after that component. Files with several components are named after what these have in common.
 */
export function findMisnamedComponentFiles(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ file }) => COMPONENT_FILE.test(file))
    .flatMap(({ file, text }) => {
      const [component, ...others] = exportedComponents(text)
      if (!component || others.length > 0) return []
      const name = `${component.split(WORD_START).join('-').toLowerCase()}.tsx`
      return posix.basename(file) === name
        ? []
        : `${file} only exports the component ${component}: name it ${name}.`
    })
}

function exportedComponents(text: string): string[] {
  const declared = Array.from(text.matchAll(COMPONENT), ([, name = '']) => name)
  const listed = Array.from(text.matchAll(EXPORT_LIST), ([, list = '']) =>
    list.split(',').map((item) => item.trim().split(/\s+/).at(-1) ?? ''),
  )
  return [...declared, ...listed.flat().filter((name) => /^[A-Z]\w*[a-z]/.test(name))]
}
