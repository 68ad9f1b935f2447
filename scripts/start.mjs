import { isSupportedNode } from './setup/node-version.mjs'

if (isSupportedNode()) {
  Promise.all([import('./setup/enter.mjs'), import('./setup/paths.mjs')]).then(
    ([{ enter }, { SERVER_PROGRAM }]) =>
      enter({
        webBuild: true,
        serverBuild: true,
        program: SERVER_PROGRAM,
        args: ['start', ...process.argv.slice(2)],
      }),
  )
}
