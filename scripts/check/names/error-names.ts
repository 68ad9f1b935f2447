import type { SourceFile } from '../words-of-languages.ts'

/** A class that extends another, from its declaration to its closing brace. */
const CLASS =
  /^(?:export )?(?:default )?(?:abstract )?class (\w+)(?:<[^>]*>)? extends (\w+)[^{]*\{([^\n]*\}$|.*?^\})/gms
const NAME = /^ {2}override readonly name(?:: string)? = '([^']*)'$/m
/** The name of an error in a string, for instance one that a program compares with the name of a caught error. */
const QUOTED = /'([A-Z]\w*Error)'/g
/** Names of errors that the platform and packages throw. */
const FOREIGN = new Set(['AbortError', 'TimeoutError', 'ZodError'])
const isTest = (file: string) => /\.test\.|\/testing/.test(file)

/**
 * Returns a line for each class of errors whose field `name` isn't the name of the class, so that logs and
 * traces would show a wrong name, and for each string outside tests with the name of an error that doesn't
 * exist.
 */
export function findWrongErrorNames(files: readonly SourceFile[]): string[] {
  const classes = files.flatMap(({ file, text }) =>
    Array.from(text.matchAll(CLASS), ([, name = '', base = '', body = '']) => ({ file, name, base, body })),
  )
  const errors = findErrorClasses(classes)
  return [
    ...classes
      .filter(({ name, body }) => errors.has(name) && NAME.exec(body)?.[1] !== name)
      .map(({ file, name }) => `${file}: ${name} has no line "override readonly name = '${name}'".`),
    ...files
      .filter(({ file }) => !isTest(file))
      .flatMap(({ file, text }) =>
        Array.from(text.matchAll(QUOTED), ([, name = '']) => name)
          .filter((name) => !errors.has(name) && !FOREIGN.has(name))
          .map((name) => `${file} names '${name}', but no class of errors has that name.`),
      ),
  ]
}

/** The names of the classes that extend an error, directly or through others. */
function findErrorClasses(classes: readonly { name: string; base: string }[]): Set<string> {
  const errors = new Set<string>()
  const isError = (base: string) => base.endsWith('Error') || errors.has(base)
  for (let before = -1; before < errors.size; ) {
    before = errors.size
    for (const { name, base } of classes) if (isError(base)) errors.add(name)
  }
  return errors
}
