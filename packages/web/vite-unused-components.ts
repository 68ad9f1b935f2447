import type { Plugin } from 'vite'

/** Marks a library's component definitions as side-effect free, so that unused ones are tree-shaken. */
export function markComponentsPure(code: string): string {
  return code
    .replace(/= (?=React[\w$]*\.(?:forwardRef|memo|createElement)\()/g, '= /* @__PURE__ */ ')
    .replace(/^\w+\.displayName = .*$/gm, '')
}

/**
 * Removes components of a library that nothing uses. Of the router these are forms and links with loaders, 9
 * KB of the first script.
 *
 * @param files a glob pattern of the library's files
 */
export function removeUnusedComponents(files: string): Plugin {
  return {
    name: 'plainwire-unused-components',
    apply: 'build',
    transform: { filter: { id: files }, handler: markComponentsPure },
  }
}
